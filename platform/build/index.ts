export { buildAll } from './buildAll';
export { type BuildTarget, buildIdOf, buildTarget, removeOldBuilds } from './buildApp';
export { compileInlineScript } from './compileInlineScript';
export { compressFolder } from './compress';
export { currentCommit, versionOf } from './describeRelease';
export { createWatcher, type WatchedBuild } from './watcher';
