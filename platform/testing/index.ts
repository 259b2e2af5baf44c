import { contractVersion } from '@tessera/shared-contracts/remotes';
import type { RegisteredRelease, RegisteredRemote } from '../protocol';

/** A release of a remote. */
export const aRegisteredRelease = (changes: Partial<RegisteredRelease> = {}): RegisteredRelease => ({
  version: '1.0.0',
  buildId: '0a1b2c3d',
  commit: '0123456789abcdef0123456789abcdef01234567',
  contract: contractVersion,
  container: 'tessera_wallet_1_0_0',
  baseUrl: 'https://static.tessera.example/wallet/1.0.0/',
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
  ...changes,
});

/** Releases that a page may run of a remote. */
export const aRegisteredRemote = (changes: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  live: aRegisteredRelease(),
  ...changes,
});
