import { apiMessages, isAnswerLost, isProblem } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import { useEffect, useRef, useState } from 'react';
import { showWalletToast } from '../../shared/walletToast';
import {
  isAboutSecondFactor,
  useWithdrawMutation,
  useWithdrawOtpMutation,
  verifyCodes,
  type Withdrawal,
  type WithdrawalCodes,
} from './withdraw.api';
import { messages } from './withdraw.messages';

/** A withdrawal that the provider has e-mailed a code for. Immutable, so that exactly what was requested is confirmed. */
export interface RequestedWithdrawal extends Withdrawal {
  readonly requestId: string;
  /** Whether the provider also asks for a code of the authenticator (extension `two-factor`). */
  readonly isTokenNeeded: boolean;
}

/** Why a code was not taken, and which. */
export interface CodeProblem {
  readonly field: keyof WithdrawalCodes;
  readonly message: string;
}

/** State of a withdrawal (spec §4, Withdrawal flow). */
export type WithdrawalState =
  | { readonly step: 'form'; readonly problem?: string }
  | { readonly step: 'requesting-code' }
  | { readonly step: 'code'; readonly request: RequestedWithdrawal; readonly problem?: CodeProblem }
  | { readonly step: 'verifying'; readonly request: RequestedWithdrawal }
  | { readonly step: 'sending'; readonly request: RequestedWithdrawal; readonly isCodeDialogClosed: boolean }
  | { readonly step: 'unknown' };

/**
 * Runs a withdrawal: code by e-mail, verification, payment. Each call is sent once, whatever the clicks or re-renders;
 * the payment at most once for a confirmed code. Closing aborts everything before the payment; a payment in progress
 * continues, and a toast shows its outcome if the view has unmounted.
 *
 * @param onSubmitted called when the provider has accepted the withdrawal
 */
export function useWithdrawal({ userId, onSubmitted }: { userId: string; onSubmitted: () => void }) {
  const [state, setState] = useState<WithdrawalState>({ step: 'form' });
  const [requestCode] = useWithdrawOtpMutation();
  const [withdraw] = useWithdrawMutation();
  const run = useRef<{ isStopped: boolean } | undefined>(undefined);
  const paidRequests = useRef(new Set<string>());
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      stop(run);
    };
  }, []);

  const begin = async (withdrawal: Withdrawal) => {
    // The view may have been closed while the address was still being checked.
    if (run.current || !isMounted.current) return;
    const thisRun = start(run);
    setState({ step: 'requesting-code' });
    try {
      const { requestId, twoFactorRequired = false } = await requestCode({ userId, withdrawal }).unwrap();
      if (thisRun.isStopped) return;
      showWalletToast('success', messages.codeSent);
      setState({ step: 'code', request: { ...withdrawal, requestId, isTokenNeeded: twoFactorRequired } });
    } catch (error) {
      if (!thisRun.isStopped) setState({ step: 'form', problem: wordsOf(error, apiMessages.sendOtpFailed) });
    } finally {
      finish(run, thisRun);
    }
  };

  const confirm = async (codes: WithdrawalCodes) => {
    if (state.step !== 'code' || run.current || paidRequests.current.has(state.request.requestId)) return;
    const { request } = state;
    if (codes.otp === '' || request.requestId === '') {
      setState({ step: 'code', request, problem: { field: 'otp', message: messages.missingCode } });
      return;
    }
    const thisRun = start(run);
    try {
      if (await verify(request, codes, thisRun)) await pay(request);
    } finally {
      finish(run, thisRun);
    }
  };

  const verify = async (request: RequestedWithdrawal, codes: WithdrawalCodes, thisRun: { isStopped: boolean }) => {
    setState({ step: 'verifying', request });
    const { error } = await verifyCodes(request.requestId, codes);
    if (thisRun.isStopped) return false;
    if (error === undefined) return true;
    const { message } = error;
    setState(
      isAboutSecondFactor(error)
        ? { step: 'code', request: { ...request, isTokenNeeded: true }, problem: { field: 'token', message } }
        : { step: 'code', request, problem: { field: 'otp', message } },
    );
    return false;
  };

  const pay = async (request: RequestedWithdrawal) => {
    const { requestId, isTokenNeeded: _, ...withdrawal } = request;
    paidRequests.current.add(requestId);
    showWalletToast('success', messages.codeVerified);
    setState({ step: 'sending', request, isCodeDialogClosed: false });
    try {
      await withdraw({ userId, withdrawal }).unwrap();
    } catch (error) {
      handleUnpaid(error, withdrawal);
      return;
    }
    showWalletToast('success', messages.submitted);
    emit('balance-changed', { reason: 'withdrawal', currency: withdrawal.currency });
    setState({ step: 'form' });
    if (isMounted.current) onSubmitted();
  };

  const handleUnpaid = (error: unknown, withdrawal: Withdrawal) => {
    // Another player has logged in by now, whom it does not concern.
    if (isProblem(error) && error.kind === 'aborted') return;
    if (isAnswerLost(error)) {
      // The money may have been sent: everything that shows balances refetches them.
      emit('balance-changed', { reason: 'withdrawal', currency: withdrawal.currency });
      setState({ step: 'unknown' });
      if (!isMounted.current) showWalletToast('warning', messages.unknown);
      return;
    }
    const problem = wordsOf(error, apiMessages.verifyOtpOrWithdrawFailed);
    setState({ step: 'form', problem });
    if (!isMounted.current) showWalletToast('error', problem);
  };

  const closeCode = () => {
    if (state.step === 'sending') {
      setState({ ...state, isCodeDialogClosed: true });
      return;
    }
    stop(run);
    setState({ step: 'form' });
  };

  return { state, begin, confirm, closeCode, restart: () => setState({ step: 'form' }) };
}

type RunRef = { current: { isStopped: boolean } | undefined };

function start(run: RunRef) {
  const thisRun = { isStopped: false };
  run.current = thisRun;
  return thisRun;
}

function stop(run: RunRef) {
  if (run.current) run.current.isStopped = true;
  run.current = undefined;
}

function finish(run: RunRef, thisRun: { isStopped: boolean }) {
  if (run.current === thisRun) run.current = undefined;
}

const wordsOf = (error: unknown, fallback: string): string => (isProblem(error) ? error.message : fallback);
