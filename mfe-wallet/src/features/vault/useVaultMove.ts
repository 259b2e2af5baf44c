import { isAnswerLost, type Problem } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import type { ProofKind } from '@tessera/shared-contracts/extensions';
import { coinPlaces, compareDecimals, countDecimalPlaces, type Decimal } from '@tessera/shared-contracts/money';
import { useRef, useState } from 'react';
import { showWalletToast } from '../../shared/walletToast';
import { checkAmount } from '../amounts/amountCheck';
import { amountErrors } from '../amounts/amountErrors';
import { isAboutProof, readProof } from '../proofs/proof';
import { messages as proofMessages } from '../proofs/proofs.messages';
import { type Direction, type KeyedMove, type Move, sendMove } from './vault.api';
import { messages } from './vault.messages';

/** What is wrong with a move, by the place where it is shown. */
export type MoveErrors = Partial<Record<'amount' | 'proof' | 'form', string>>;

/** The form as typed. */
export interface TypedMove extends Move {
  /** Undefined for a repetition: what was moved may have left already. */
  readonly available: Decimal | undefined;
  /** Undefined where no proof is asked for. */
  readonly proofKind: ProofKind | undefined;
}

/** What is sent, or the errors that prevent it. */
export function checkMove({
  currency,
  amount,
  proof,
  available,
  proofKind,
}: TypedMove): { readonly move: Move } | { readonly errors: MoveErrors } {
  // Winnings may have more places than the coin's chain.
  const places = Math.max(coinPlaces(currency), countDecimalPlaces(available ?? '0'));
  const checked = checkAmount(amount, { places, ...(available !== undefined && { available }) });
  const sentProof = readProof(proofKind, proof);
  const isProofMissing = proofKind !== undefined && sentProof === '';
  if ('amount' in checked && !isProofMissing) return { move: { currency, amount: checked.amount, proof: sentProof } };
  return {
    errors: {
      ...('fault' in checked && {
        amount: checked.fault === 'missing' ? messages.amountMissing : amountErrors(amount, places)[checked.fault],
      }),
      ...(isProofMissing && { proof: proofMessages.missing[proofKind] }),
    },
  };
}

function errorsOf(problem: Problem): MoveErrors {
  if (isAnswerLost(problem)) return { form: messages.lost };
  return isAboutProof(problem) ? { proof: problem.message } : { form: problem.message };
}

const isSameMove = (a: Move, b: Move): boolean =>
  a.currency === b.currency && compareDecimals(a.amount, b.amount) === 0;

/**
 * Sends a move once, however often it is submitted meanwhile; all amounts of the page are then read again. A repetition after a
 * lost answer has the same key, so that the provider makes it once.
 */
export function useVaultMove(userId: string, direction: Direction) {
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<MoveErrors>({});
  const isRunning = useRef(false);
  const lost = useRef<KeyedMove>(undefined);

  /** @returns the errors; none once the money has moved */
  async function submit(typed: TypedMove): Promise<MoveErrors | undefined> {
    if (isRunning.current) return {};
    const repeated = checkMove({ ...typed, available: undefined });
    const unanswered = 'move' in repeated && lost.current && isSameMove(repeated.move, lost.current) && lost.current;
    const checked = unanswered ? repeated : checkMove(typed);
    if ('errors' in checked) {
      setErrors(checked.errors);
      return checked.errors;
    }
    const move = { ...checked.move, key: unanswered ? unanswered.key : crypto.randomUUID() };
    isRunning.current = true;
    setIsSending(true);
    const { error } = await sendMove(userId, direction, move);
    isRunning.current = false;
    lost.current = error !== undefined && isAnswerLost(error) ? move : undefined;
    setIsSending(false);
    const found = error && errorsOf(error);
    setErrors(found ?? {});
    if (error === undefined || isAnswerLost(error)) {
      emit('balance-changed', { reason: 'vault', currency: move.currency });
    }
    if (error === undefined) showWalletToast('success', messages.moved[direction](move.amount, move.currency));
    return found;
  }
  return { isSending, errors, submit, clear: () => setErrors({}) };
}
