import type { ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';

/** Identifies a module of any remote, which may be a page that no contract names. */
export type ModuleRef = readonly [remote: string, module: string];

/** Identifies an exposed module of the contract: remote and module. */
export type ExposedModuleRef = { [Remote in RemoteName]: readonly [Remote, ExposedName<Remote>] }[RemoteName];

/** Remote and module as one name, e.g. `games/Lobby`. */
export const nameOfModule = ([remote, module]: ModuleRef): string => `${remote}/${module}`;
