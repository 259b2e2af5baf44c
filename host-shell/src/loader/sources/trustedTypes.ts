/** What is needed here of the browser's trusted types, which the compiler's library does not know yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Named in the page's policy (scripts/compose/src/policy.ts). */
const policy = trustedTypes?.createPolicy('tessera_entries', { createScriptURL: (address) => address });

/**
 * The address of a remote's entry, as a page takes it that demands trusted types: what a script may be loaded from is made
 * here and in the bundlers' runtimes, and nowhere else. Browsers without trusted types get the text.
 */
export const entryAddress = (address: string): string => policy?.createScriptURL(address) ?? address;
