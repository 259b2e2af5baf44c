import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
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

/** The provider's state of a second factor that is on. */
export const secondFactor = (changed: object = {}): Fault =>
  answered(extensionCalls.readTwoFactor, { enabled: true, recoveryCodesLeft: 8, ...changed });

/** Name of the field that takes either code of a second factor. */
export const codeField = 'Code of your authenticator app, or a recovery code';

const createdAt = '2026-03-14T09:30:00.000Z';

/** A passkey that was used. */
export const firefox = { id: 'laptop', name: 'Firefox on Linux', createdAt, lastUsedAt: '2026-11-15T09:30:00.000Z' };

/** A passkey with a long name that was never used. */
export const phone = { id: 'phone', name: 'ليلى (1), a phone with a very long name', createdAt };

/** The provider's passkeys of the player, and the proof of a change. */
export const passkeys = (rows: readonly unknown[] = [firefox, phone], proof: 'password' | 'code' = 'password'): Fault =>
  answered(extensionCalls.listPasskeys, { proof, passkeys: rows });
