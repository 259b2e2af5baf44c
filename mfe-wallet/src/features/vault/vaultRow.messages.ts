/** Texts of the vault outside of its view, which is loaded later. */
export const messages = { title: 'Vault', aside: 'Put away from play' } as const;
