/**
 * Version of the contract between hosts and remotes: the exposed modules, events and storage keys of this package.
 * Incremented when a host or remote built against the previous version could not work with this one.
 */
export const contractVersion = 1;
/** See {@link contractVersion}. */
export type ContractVersion = typeof contractVersion;
/** The oldest contract version that hosts built with this package still show; incremented when support of one ends. */
export const oldestContractVersion = 1;
