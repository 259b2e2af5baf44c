import { type BuildOptions, remoteConfig } from '@tessera/scripts/rspack';

export default (options: BuildOptions) => remoteConfig('account', options);
