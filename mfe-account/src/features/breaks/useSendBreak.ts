import { type Problem, request, sendCall } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import {
  type BreakLength,
  closeAccount,
  isForGood,
  type ProofKind,
  takeBreak,
} from '@tessera/shared-contracts/extensions';
import { clearSession, readSession } from '@tessera/shared-contracts/session';
import { type FieldError, type SubmitForm, useSubmitForm } from '../../shared';
import { checkProof, isProofNamed, readProof } from '../proofs';
import { type BreakChoice, messages } from './breaks.messages';
import { untilText } from './useRefusal';

/** The form as typed. */
export interface BreakFields {
  readonly length: BreakLength | undefined;
  readonly word: string;
  readonly proof: string;
}
type Field = keyof BreakFields;

const wordOf = (typed: string) => typed.trim().toUpperCase();

/** The first field that is missing or wrong. */
export function checkBreak(
  choice: BreakChoice,
  kind: ProofKind,
  { length, word, proof }: BreakFields,
): FieldError<Field> | undefined {
  const expected = messages.choices[choice].word;
  if (choice !== 'close' && length === undefined) return { field: 'length', message: messages.lengthMissing };
  if (wordOf(word) !== expected) return { field: 'word', message: messages.wordMissing(expected) };
  return checkProof(kind, proof);
}

/** Sends it once. @returns what to tell the player who is logged out, or the problem */
async function send(userId: string, length: BreakLength | undefined, proof: string) {
  const params = { userId };
  if (length === undefined) {
    const { error } = await sendCall(request(closeAccount, { params, body: { proof } }));
    return error ? { error } : { done: messages.closed };
  }
  const { data, error } = await sendCall(request(takeBreak, { params, body: { length, proof } }));
  if (error) return { error };
  return { done: isForGood(data.until) ? messages.excludedNow : messages.begun(untilText(data.until)) };
}

/** How long the toast stays that says until when: it is read after the page has changed. */
const toastMs = 20_000;

const hasLeft = ({ kind }: Problem) => kind === 'aborted' || kind === 'session-expired';

/** Begins a break or closes the account, and logs out. */
export function useSendBreak(userId: string, choice: BreakChoice, kind: ProofKind): SubmitForm<BreakFields, Field> {
  return useSubmitForm({
    check: (fields: BreakFields) => checkBreak(choice, kind, fields),
    send: async ({ length, proof }) => {
      const { done, error } = await send(userId, length, readProof(kind, proof));
      // All sessions end: this page may have noticed that before the answer came. Reported even if the dialog is gone.
      if (done !== undefined) {
        if (readSession()?.user.id === userId) clearSession();
        showToast('success', done, { durationMs: toastMs });
      } else if (hasLeft(error)) showToast('info', messages.left, { durationMs: toastMs });
      return error;
    },
    read: (error) => {
      if (error === undefined) return 'done';
      return isProofNamed(error) ? { field: 'proof', message: error.message } : { failure: error.message };
    },
  });
}
