import {
  type AnswerMeta,
  apiMessages,
  type CallResult,
  isAnswerLost,
  type Problem,
} from '@tessera/shared-contracts/api';
import { isAboutSecondFactor, refusalReason, type WithdrawalCalls, type WithdrawalCodes } from '../withdraw.api';
import { messages } from '../withdraw.messages';
import { findAccepted } from './resolvePayments';
import type { CodeProblem, FormProblem, Order, Payment, RequestedWithdrawal, Withdrawal } from './withdrawal.schema';
import {
  isSettled,
  orderOfAttempt,
  reduceWithdrawal,
  type WithdrawalEvent,
  type WithdrawalState,
} from './withdrawalMachine';

/** News for the player, on any page. */
export type WithdrawalNews =
  | { readonly type: 'code-sent' | 'code-verified' }
  | { readonly type: 'accepted' | 'answer-lost'; readonly withdrawal: Withdrawal }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'settled'; readonly withdrawal: Withdrawal; readonly payment: Payment };

/** Dependencies of {@link createWithdrawalRunner}. */
export interface RunnerOptions {
  readonly calls: WithdrawalCalls;
  /** The store of the state. Reads include writes of other tabs, and writes are stored at once. */
  readonly state: { readonly read: () => WithdrawalState; readonly write: (next: WithdrawalState) => void };
  readonly onNews: (news: WithdrawalNews) => void;
  /** The present moment, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Runs withdrawals: sends the events of the machine and makes the calls. */
export type WithdrawalRunner = ReturnType<typeof createWithdrawalRunner>;

/**
 * Creates the runner of a player's withdrawals. Each call is sent once, when an event enters its step. Stale answers
 * are ignored. Codes are passed on and never stored.
 */
export function createWithdrawalRunner({ calls, state, onNews, now = () => Date.now() }: RunnerOptions) {
  let attempts = 0;
  let isStopped = false;

  /** Applies an event, unless the player has left. */
  function send(event: WithdrawalEvent): { readonly before: WithdrawalState; readonly after: WithdrawalState } {
    const before = state.read();
    if (isStopped) return { before, after: before };
    const after = reduceWithdrawal(before, event);
    state.write(after);
    return { before, after };
  }

  /** Compared when the answer arrives: latency makes the provider's clock look behind, never ahead. */
  const compareClocks = ({ date }: AnswerMeta): { clockAheadMs?: number } => {
    const clockAheadMs = Date.parse(date ?? '') - now();
    return Number.isNaN(clockAheadMs) ? {} : { clockAheadMs };
  };

  async function requestCode(begin: (attempt: number) => WithdrawalEvent): Promise<void> {
    attempts += 1;
    const attempt = attempts;
    const order = orderOfAttempt(send(begin(attempt)).after.flow, attempt);
    if (order === undefined) return;
    // Measured before the call, so that the code never expires earlier than shown.
    const requestedAt = now();
    const { data, error, meta } = await settle(calls.requestCode(order.withdrawal), apiMessages.sendOtpFailed);
    if (error !== undefined) {
      send({ type: 'code-failed', attempt, problem: formProblem(error) });
      return;
    }
    const { requestId, twoFactorRequired: isTokenNeeded = false, expiresInSeconds } = data;
    const expiresAt = expiresInSeconds === undefined ? {} : { expiresAt: requestedAt + expiresInSeconds * 1000 };
    const sent = {
      type: 'code-sent',
      attempt,
      requestId,
      isTokenNeeded,
      requestedAt,
      ...expiresAt,
      ...compareClocks(meta),
    } as const;
    const { before, after } = send(sent);
    if (before.flow !== after.flow) onNews({ type: 'code-sent' });
  }

  async function confirm(codes: WithdrawalCodes): Promise<void> {
    attempts += 1;
    const attempt = attempts;
    const { flow } = send({ type: 'codes-entered', attempt }).after;
    if (flow.step !== 'verifying' || flow.attempt !== attempt) return;
    const { requestId } = flow.request;
    if (codes.otp === '' || requestId === '') {
      send({ type: 'verify-failed', attempt, problem: { field: 'otp', message: messages.missingCode } });
      return;
    }
    const { data, error, meta } = await settle(calls.verifyCodes(requestId, codes), paymentFailed);
    const at = now();
    if (error !== undefined) {
      if (refusalReason(error) === 'used') send({ type: 'found-used', attempt, at });
      else send({ type: 'verify-failed', attempt, problem: codeProblem(error) });
      return;
    }
    const { payableForSeconds } = data;
    const seconds = payableForSeconds === undefined ? {} : { payableForSeconds };
    const { before, after } = send({ type: 'verified', attempt, at, ...seconds, ...compareClocks(meta) });
    if (before.flow.step === 'sending' || after.flow.step !== 'sending') return;
    onNews({ type: 'code-verified' });
    await pay(after.flow.request);
  }

  async function pay({ requestId: id, withdrawal }: RequestedWithdrawal): Promise<void> {
    const { data, error } = await settle(calls.pay(withdrawal), paymentFailed);
    if (isStopped) return;
    if (error === undefined) {
      const { transactionId } = data;
      send({ type: 'accepted', id, ...(transactionId !== undefined && { transactionId }) });
      onNews({ type: 'accepted', withdrawal });
    } else if (isAnswerLost(error)) {
      send({ type: 'answer-lost', id });
      onNews({ type: 'answer-lost', withdrawal });
    } else {
      const problem = formProblem(error);
      send({ type: 'refused', id, problem });
      onNews({ type: 'refused', message: problem.message });
    }
  }

  /** Id of the transaction of an accepted payment: as the provider named it, or found among the transactions. */
  async function findReceipt(id: string): Promise<string | undefined> {
    const payment = state.read().payments.find((one) => one.id === id);
    if (payment === undefined || payment.transactionId !== undefined) return payment?.transactionId;
    const { data } = await settle(calls.readTransactions(), apiMessages.transactionsFailed);
    const found = data && findAccepted(payment, state.read().payments, data.transactions.readable);
    if (found !== undefined) send({ type: 'located', id, transactionId: found._id });
    return found?._id;
  }

  /** Looks for lost payments among the transactions. */
  async function findLostPayments(): Promise<void> {
    const askedAt = now();
    const { data, meta } = await settle(calls.readTransactions(), apiMessages.transactionsFailed);
    if (data === undefined) return;
    // The clock may have been set back meanwhile: the start would then be in the future.
    const at = Math.min(askedAt, now());
    const { readable: transactions, unreadable } = data.transactions;
    const isComplete = unreadable === 0;
    const { before, after } = send({ type: 'transactions-read', transactions, isComplete, at, ...compareClocks(meta) });
    for (const payment of after.payments) {
      const known = before.payments.find(({ id }) => id === payment.id);
      if (isSettled(payment) && known !== undefined && !isSettled(known)) {
        onNews({ type: 'settled', withdrawal: payment.withdrawal, payment });
      }
    }
  }

  /** {@link createWithdrawalRunner} */
  return {
    /** Orders a withdrawal: a code is e-mailed, unless the same order may be pending already. */
    order: (order: Order) => requestCode((attempt) => ({ type: 'ordered', order, attempt })),
    /** Orders it although the same one may be pending. */
    repeat: () => requestCode((attempt) => ({ type: 'repeat-confirmed', attempt })),
    /** Requests another code. */
    resend: () => requestCode((attempt) => ({ type: 'resend-asked', attempt })),
    confirm,
    /** Stops short of the payment; the codes can be entered later. */
    pause: () => void send({ type: 'paused' }),
    /** Abandons the withdrawal. A sent payment cannot be stopped. */
    cancel: () => void send({ type: 'cancelled' }),
    dismiss: (id: string) => void send({ type: 'dismissed', id }),
    findReceipt,
    findLostPayments,
    /** Applies the payments that another tab has written. */
    refresh: () => void send({ type: 'payments-changed', payments: state.read().payments }),
    /** The page unloads, or has restored its state: pending calls get no answer any more. */
    interrupt: () => void send({ type: 'interrupted', messages: messages.interrupted }),
    /** Ignores all later answers, since the player has left. */
    stop: () => {
      isStopped = true;
    },
  };
}

const paymentFailed = apiMessages.verifyOtpOrWithdrawFailed;

/** A call that throws may have been sent, so its answer counts as lost. */
async function settle<Answer>(call: Promise<CallResult<Answer>>, message: string): Promise<CallResult<Answer>> {
  try {
    return await call;
  } catch (error) {
    console.error(error);
    return { error: { kind: 'aborted', message } };
  }
}

const isSessionOver = (error: Problem): boolean => 'status' in error && error.status === 401;

const formProblem = (error: Problem): FormProblem =>
  isSessionOver(error) ? { message: messages.sessionOver, isSessionOver: true } : { message: error.message };

function codeProblem(error: Problem): CodeProblem {
  const reason = refusalReason(error);
  if (reason === 'expired' || reason === 'replaced')
    return { field: 'otp', message: messages.codeRefused[reason], isCodeOver: true };
  if (isAboutSecondFactor(error)) return { field: 'token', message: error.message };
  if (isSessionOver(error)) return { field: 'otp', message: error.message, isSessionOver: true };
  return { field: 'otp', message: isAnswerLost(error) ? messages.verifyLost(error.message) : error.message };
}
