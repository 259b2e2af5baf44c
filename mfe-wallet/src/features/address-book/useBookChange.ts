import { type CallResult, isAnswerLost, type Problem } from '@tessera/shared-contracts/api';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { remote } from '../../remote';
import { showWalletToast } from '../../shared/walletToast';
import { isAboutProof } from '../proofs/proof';
import { messages } from './addressBook.messages';

/** What is wrong with a change, by the place where it is shown. */
export type BookErrors = Partial<Record<'name' | 'address' | 'tag' | 'proof' | 'form', string>>;

function errorsOf(problem: Problem): BookErrors {
  if (isAnswerLost(problem)) return { form: messages.lost };
  return isAboutProof(problem) ? { proof: problem.message } : { form: problem.message };
}

/** Sends a change of the book once, however often it is pressed meanwhile; the book is then read again. */
export function useBookChange() {
  const dispatch = useDispatch();
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<BookErrors>({});
  const isRunning = useRef(false);

  /** @returns the errors; none once the change is made */
  async function submit(send: () => Promise<CallResult<unknown>>, done: string): Promise<BookErrors | undefined> {
    if (isRunning.current) return {};
    isRunning.current = true;
    setIsSending(true);
    const { error } = await send();
    isRunning.current = false;
    setIsSending(false);
    const found = error && errorsOf(error);
    setErrors(found ?? {});
    dispatch(remote.api.util.invalidateTags(['AddressBook']));
    if (error === undefined) showWalletToast('success', done);
    return found;
  }
  return { isSending, errors, setErrors, submit };
}
