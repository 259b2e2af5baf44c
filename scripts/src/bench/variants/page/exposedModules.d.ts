/** How each exposed module is imported, by `remote/Module`; written for each variant by `writeExposedModules`. */
export const exposedModules: Readonly<Record<string, () => Promise<unknown>>>;
/** What each family of pages shows at once, from the shell's `pages.json`. */
export const families: readonly { readonly id: string; readonly paths: string[]; readonly modules: string[] }[];
