export { type BuildOptions, baseConfig, eagerCompilation } from './rspack.base';
export { hostConfig } from './rspack.host';
export { remoteConfig } from './rspack.remote';
