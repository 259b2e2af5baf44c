import { calls } from '@tessera/shared-contracts/api/schema';
import { answered, type Fault } from '@tessera/workbench/state';

const profile = {
  _id: '66f0a4c19e2b7d53',
  username: 'marcella',
  email: 'marcella@tessera.example',
  displayName: 'Marcella',
  kycStatus: 'pending',
  emailVerified: false,
  createdAt: '2025-03-14T09:30:00.000Z',
};

/** The provider's profile of a player, by default with an unverified e-mail address. */
export const profileOf = (changed: Partial<typeof profile> = {}): Fault =>
  answered(calls.profile, { ...profile, ...changed });

/** Names from right to left, and a long status; the username predates the rules of names. */
export const longNames = profileOf({
  // Its direction is overridden, and combining marks are stacked.
  username: `\u202eלאה 7 (1) m${'\u0301'.repeat(39)}`,
  displayName: 'ليلى (1)',
  kycStatus: 'waiting for papers '.repeat(12).trim(),
});
