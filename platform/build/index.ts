export { buildAll } from './buildAll';
export { buildIdOf, buildTarget, removeOldBuilds } from './buildApp';
export { compileInlineScript } from './compileInlineScript';
export { compressFolder } from './compress';
export { currentCommit, versionOf } from './describeRelease';
export type { BuildTarget } from './targets';
export { createWatcher, type WatchedBuild, type WatcherOptions } from './watcher';
