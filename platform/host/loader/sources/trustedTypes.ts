/** The part of the browser's trusted types used here, which the compiler's library does not declare yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Named in the page's policy (platform/compose/policy.ts). */
const policy = trustedTypes?.createPolicy('tessera_entries', { createScriptURL: (address) => address });

/**
 * The address of a remote's entry as a page that requires trusted types accepts it: script addresses are created here and
 * in the bundlers' runtimes, and nowhere else. Browsers without trusted types get the plain text.
 */
export const entryAddress = (address: string): string => policy?.createScriptURL(address) ?? address;
