import { passwordFormHash } from '@tessera/shared-contracts/accounts';
import { hasExtension, type ProviderExtension } from '@tessera/shared-contracts/extensions';

/** Sections by column, and those below both. */
export const columns = {
  account: ['account', 'privacy', 'notices', 'verification'],
  security: ['security', 'wallets', 'passkeys', 'sessions'],
  below: ['limits', 'breaks', 'activity'],
} as const;

/** A section of the page; its address is the page's with `#` and this id. */
export type SectionId = (typeof columns)[keyof typeof columns][number];

/** Sections that need the extension of their name. */
const ofExtensions = [
  'activity',
  'breaks',
  'limits',
  'notices',
  'passkeys',
  'sessions',
] as const satisfies readonly (SectionId & ProviderExtension)[];

/** Sections that the provider has no extension for; which notices are mailed is a preference. */
export const missingSections = (): readonly SectionId[] =>
  ofExtensions.filter((name) => !hasExtension(name) || (name === 'notices' && !hasExtension('preferences')));

/** The sections of the page from top to bottom; the column with the security is the first where they are stacked. */
export function sectionsInOrder(isStacked: boolean): readonly SectionId[] {
  const missing = missingSections();
  const { account, security, below } = columns;
  const all = isStacked ? [...security, ...account, ...below] : [...account, ...security, ...below];
  return all.filter((id) => !missing.includes(id));
}

/** The section that an address names, if any; the form for a new password is in the security. */
export function sectionOf(hash: string): SectionId | undefined {
  if (hash === passwordFormHash) return 'security';
  return Object.values(columns)
    .flat()
    .find((id) => `#${id}` === hash);
}
