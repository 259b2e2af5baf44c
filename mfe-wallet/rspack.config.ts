import { type BuildOptions, remoteConfig } from '@tessera/tooling/rspack';

export default (options: BuildOptions) => remoteConfig('wallet', options);
