/** How each exposed module is imported, by `remote/Module`; written for each variant by `writeExposedModules`. */
export const exposedModules: Readonly<Record<string, () => Promise<unknown>>>;
