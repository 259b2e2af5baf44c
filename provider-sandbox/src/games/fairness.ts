import { createHash } from 'node:crypto';
import { randomBytes } from '../random';

/** A new server seed: 32 random bytes in hexadecimal. */
export const newServerSeed = (): string => randomBytes(32).toString('hex');
/** A client seed for players who have not chosen one. */
export const newClientSeed = (): string => randomBytes(8).toString('hex');

/** The hash of a server seed that is shown before the seed is revealed: SHA-256 of its text. */
export const hashServerSeed = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');
