import { readCode } from '@tessera/shared-contracts/accounts';
import type { Problem } from '@tessera/shared-contracts/api';
import { type ProofKind, refusedProof } from '@tessera/shared-contracts/extensions';
import { is, literal, object } from 'valibot';
import type { FieldError } from '../../shared';
import { messages } from './proofs.messages';

const namedProof = object({ field: literal(refusedProof.field) });

/** The proof as it is sent: a password exactly as it was typed. */
export const readProof = (kind: ProofKind, typed: string): string => (kind === 'code' ? readCode(typed) : typed);

/** Nothing is sent without a proof. */
export const checkProof = (kind: ProofKind, proof: string): FieldError<'proof'> | undefined =>
  readProof(kind, proof) === '' ? { field: 'proof', message: messages.missing[kind] } : undefined;

/** Whether what was typed is refused; a refusal about something else has another status, such as 409. */
export const isFieldRefused = (problem: Problem): boolean => problem.kind === 'refused' && problem.status === 400;

/** Whether the provider names the proof, in a form that has other fields which it may refuse. */
export const isProofNamed = (problem: Problem): boolean => problem.kind === 'refused' && is(namedProof, problem.data);
