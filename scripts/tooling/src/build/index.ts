export { buildAll } from './buildAll';
export { type BuildTarget, buildIdOf, buildTarget, loadConfig } from './buildApp';
export { compressFolder } from './compress';
export { currentCommit, versionOf } from './describeRelease';
