import { createHash } from 'node:crypto';

/** The hash of a transaction on the sandbox's chain, made from its id. */
export const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');
