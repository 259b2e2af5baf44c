import { createHash, randomBytes } from 'node:crypto';

/** A new id of 24 hex digits that sorts by the time it was made, as the provider's ids do. */
export const newId = (at: Date): string =>
  Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(8, '0') + randomBytes(8).toString('hex');

/** A new unguessable token: of a session, of a game's address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How tokens are kept: who reads the database cannot use them. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
