import { type BuildOptions, remoteConfig } from '@tessera/platform/build/rspack';

export default (options: BuildOptions) => remoteConfig('lists', options);
