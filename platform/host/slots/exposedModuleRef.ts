import type { ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';

/** Identifies an exposed module: remote and module. */
export type ExposedModuleRef = { [Remote in RemoteName]: readonly [Remote, ExposedName<Remote>] }[RemoteName];

/** Remote and module as one name, e.g. `games/Lobby`. */
export const nameOfModule = ([remote, module]: ExposedModuleRef): string => `${remote}/${module}`;
