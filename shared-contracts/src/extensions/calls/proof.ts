import { type InferOutput, picklist } from 'valibot';

/**
 * What proves that the player, and not somebody with a stolen session, changes the ways to log in: a code of a second factor
 * that is older than the session, else the password. A factor that was added later is no proof.
 */
export const proofKindSchema = picklist(['password', 'code']);
/** See {@link proofKindSchema}. */
export type ProofKind = InferOutput<typeof proofKindSchema>;

/** The field of a form that a refused proof belongs to, as the provider names it in its answer. */
export const refusedProof = { field: 'proof' } as const;
