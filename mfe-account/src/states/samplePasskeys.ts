import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { answered, type Fault } from '@tessera/workbench/state';

const createdAt = '2026-03-14T09:30:00.000Z';

/** A passkey that was used. */
export const firefox = { id: 'laptop', name: 'Firefox on Linux', createdAt, lastUsedAt: '2026-11-15T09:30:00.000Z' };

/** A passkey with a long name that was never used. */
export const phone = { id: 'phone', name: 'ليلى (1), a phone with a very long name', createdAt };

/** The provider's passkeys of the player, and the proof of a change. */
export const passkeys = (rows: readonly unknown[] = [firefox, phone], proof: 'password' | 'code' = 'password'): Fault =>
  answered(extensionCalls.listPasskeys, { proof, passkeys: rows });
