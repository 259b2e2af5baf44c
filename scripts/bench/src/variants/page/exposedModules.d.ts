/** Imports of each exposed module, by `remote/Module`; written for each variant by `writeExposedModules`. */
export const exposedModules: Readonly<Record<string, () => Promise<unknown>>>;
