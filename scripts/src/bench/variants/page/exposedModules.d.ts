/** Written for each variant by `writeExposedModules`. */
declare module 'tessera-bench-exposed-modules' {
  export const exposedModules: Readonly<Record<string, () => Promise<unknown>>>;
  export const families: readonly { readonly id: string; readonly paths: string[]; readonly modules: string[] }[];
}
