import { type BuildOptions, remoteConfig } from '@tessera/scripts/rspack';

export default (options: BuildOptions) => remoteConfig('games', options);
