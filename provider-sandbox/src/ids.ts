import { createHash } from 'node:crypto';
import { randomBytes } from './random';

/** A new id of 24 hex digits that sorts by creation time, like the provider's ids. */
export const newId = (at: Date): string =>
  Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(8, '0') + randomBytes(8).toString('hex');

/** A new unguessable token for a session or a game's address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage, so that a database leak reveals no usable token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
