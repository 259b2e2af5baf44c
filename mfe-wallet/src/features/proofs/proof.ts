import { readCode } from '@tessera/shared-contracts/accounts';
import type { Problem } from '@tessera/shared-contracts/api';
import { type ProofKind, refusedProof } from '@tessera/shared-contracts/extensions';
import { is, literal, looseObject } from 'valibot';

const namedProof = looseObject({ field: literal(refusedProof.field) });

/** A typed proof as it is sent. */
export const readProof = (kind: ProofKind | undefined, typed: string): string =>
  kind === 'code' ? readCode(typed) : typed;

/** Whether a refusal is about the proof, and not about what it was for. */
export const isAboutProof = (problem: Problem): boolean => problem.kind === 'refused' && is(namedProof, problem.data);
