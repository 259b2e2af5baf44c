/** Imports of each exposed module, by `remote/Module`; written by the build of the monolith. */
export const exposedModules: Readonly<Record<string, () => Promise<unknown>>>;
