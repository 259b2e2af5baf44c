import { readCode } from '@tessera/shared-contracts/accounts';
import type { Problem } from '@tessera/shared-contracts/api';
import { type ProofKind, refusedProof } from '@tessera/shared-contracts/extensions';
import { is, literal, object } from 'valibot';
import type { FieldError } from '../../shared';
import { messages } from './proofs.messages';

const namedProof = object({ field: literal(refusedProof.field) });

/** The proof as sent: a password is not trimmed. */
export const readProof = (kind: ProofKind, typed: string): string => (kind === 'code' ? readCode(typed) : typed);

/** A proof is required. */
export const checkProof = (kind: ProofKind, proof: string): FieldError<'proof'> | undefined =>
  readProof(kind, proof) === '' ? { field: 'proof', message: messages.missing[kind] } : undefined;

/** Whether the proof is refused; other refusals have another status, such as 409. */
export const isFieldRefused = (problem: Problem): boolean => problem.kind === 'refused' && problem.status === 400;

/** Whether the refusal names the proof, for forms with other fields that may be refused. */
export const isProofNamed = (problem: Problem): boolean => problem.kind === 'refused' && is(namedProof, problem.data);
