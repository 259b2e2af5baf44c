import type { ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';

/** Names one exposed module: the remote and the module. */
export type ExposedModuleRef = { [Remote in RemoteName]: readonly [Remote, ExposedName<Remote>] }[RemoteName];

/** Both names of a module as one, e.g. `games/Lobby`. */
export const nameOfModule = ([remote, module]: ExposedModuleRef): string => `${remote}/${module}`;
