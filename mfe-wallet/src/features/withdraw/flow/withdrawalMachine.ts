import { type Transaction, withdraw, withdrawalLifetimeMs } from '@tessera/shared-contracts/api';
import { resolvePayments } from './resolvePayments';
import { isSameWithdrawal } from './sameWithdrawal';
import type { CodeProblem, Flow, FormProblem, Order, Payment, RequestedWithdrawal } from './withdrawal.schema';

/** A withdrawal in one tab, and the payments of the player in all tabs. */
export interface WithdrawalState {
  readonly flow: Flow;
  readonly payments: readonly Payment[];
}

/** Everything that happens to a withdrawal. Times are milliseconds since 1970. */
export type WithdrawalEvent =
  /** The form was sent. `attempt` identifies the following request for a code, here and below. */
  | { readonly type: 'ordered'; readonly order: Order; readonly attempt: number }
  /** The player confirmed the same withdrawal again. */
  | { readonly type: 'repeat-confirmed'; readonly attempt: number }
  | { readonly type: 'cancelled' }
  | { readonly type: 'resend-asked'; readonly attempt: number }
  | {
      readonly type: 'code-sent';
      readonly attempt: number;
      readonly requestId: string;
      readonly isTokenNeeded: boolean;
      readonly requestedAt: number;
      readonly expiresAt?: number;
      readonly clockAheadMs?: number;
    }
  | { readonly type: 'code-failed'; readonly attempt: number; readonly problem: FormProblem }
  | { readonly type: 'codes-entered'; readonly attempt: number }
  /** The dialog was closed during verification: nothing is paid, and the codes can be entered again. */
  | { readonly type: 'paused' }
  | {
      readonly type: 'verified';
      readonly attempt: number;
      readonly at: number;
      readonly payableForSeconds?: number;
      readonly clockAheadMs?: number;
    }
  | { readonly type: 'verify-failed'; readonly attempt: number; readonly problem: CodeProblem }
  /** The provider reports that the request has already been paid. */
  | { readonly type: 'found-used'; readonly attempt: number; readonly at: number }
  | { readonly type: 'accepted'; readonly id: string; readonly transactionId?: string }
  /** The transaction of an accepted payment was found. */
  | { readonly type: 'located'; readonly id: string; readonly transactionId: string }
  | { readonly type: 'refused'; readonly id: string; readonly problem: FormProblem }
  | { readonly type: 'answer-lost'; readonly id: string }
  /** The transactions were read. `at` is when the call was sent; `isComplete` if all rows were parsed. */
  | {
      readonly type: 'transactions-read';
      readonly transactions: readonly Transaction[];
      readonly isComplete: boolean;
      readonly at: number;
      readonly clockAheadMs?: number;
    }
  | { readonly type: 'dismissed'; readonly id: string }
  /** The page unloads, or has restored its state: pending calls get no answer any more. */
  | { readonly type: 'interrupted'; readonly messages: { readonly code: string; readonly verifying: string } }
  /** Another tab changed the payments. */
  | { readonly type: 'payments-changed'; readonly payments: readonly Payment[] };

/** The empty state. */
export const noWithdrawal: WithdrawalState = { flow: { step: 'form' }, payments: [] };

/** How long an accepted payment is kept, so that its transaction is not matched to a lost one. */
const acceptedKeptMs = 2 * withdrawalLifetimeMs;

/** Allowance for a slow page beyond the call's own timeout: after it a payment of another tab counts as lost. */
const graceMs = 10_000;

/** When the answer to a payment is overdue, in any tab. */
export const answerDueAt = ({ sentAt }: Payment): number => sentAt + withdraw.timeoutMs + graceMs;

/** Whether the outcome of the payment is still unknown. */
export const isOpen = ({ status }: Payment): boolean => status === 'sent' || status === 'unknown';

/** Whether the outcome is shown until the player dismisses it. */
export const isSettled = ({ status }: Payment): boolean =>
  status === 'paid' || status === 'not-paid' || status === 'undecided';

/**
 * The state after an event. Pure: the runner makes the calls. Events that do not fit the state are ignored.
 *
 * A payment is to be sent when, and only when, an event leads into `sending`. That happens at most once per request,
 * and the payment is recorded first.
 */
export function reduceWithdrawal(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState {
  const next = { flow: nextFlow(state, event), payments: nextPayments(state, event) };
  const { flow } = next;
  // A copy of this tab has sent the payment of this request.
  const isPaidElsewhere =
    (flow.step === 'code' || flow.step === 'verifying') &&
    next.payments.some(({ id }) => id === flow.request.requestId);
  return isPaidElsewhere ? { ...next, flow: { step: 'form' } } : next;
}

function nextFlow({ flow, payments }: WithdrawalState, event: WithdrawalEvent): Flow {
  switch (event.type) {
    case 'ordered': {
      if (flow.step !== 'form' && flow.step !== 'code') return flow;
      const { order, attempt } = event;
      const isDoubtful = payments.some(
        (payment) => (isOpen(payment) || payment.status === 'undecided') && isSameWithdrawal(payment, order),
      );
      return isDoubtful ? { step: 'asking', order } : { step: 'requesting-code', order, attempt };
    }
    case 'repeat-confirmed':
      return flow.step === 'asking' ? { step: 'requesting-code', order: flow.order, attempt: event.attempt } : flow;
    case 'cancelled':
      return flow.step === 'sending' ? flow : { step: 'form' };
    case 'resend-asked':
      return flow.step === 'code' && flow.resendAttempt === undefined
        ? { step: 'code', request: flow.request, resendAttempt: event.attempt }
        : flow;
    case 'code-sent': {
      const { requestId, requestedAt, expiresAt, clockAheadMs } = event;
      // An earlier refusal may have required it.
      const isTokenNeeded = event.isTokenNeeded || (flow.step === 'code' && flow.request.isTokenNeeded);
      const order = orderOfAttempt(flow, event.attempt);
      if (order === undefined) return flow;
      const times = {
        requestedAt,
        ...(expiresAt !== undefined && { expiresAt }),
        ...(clockAheadMs !== undefined && { clockAheadMs }),
      };
      return { step: 'code', request: { ...orderOf(order), requestId, isTokenNeeded, ...times } };
    }
    case 'code-failed':
      if (orderOfAttempt(flow, event.attempt) === undefined) return flow;
      return flow.step === 'code'
        ? { step: 'code', request: flow.request, problem: { ...event.problem, field: 'otp' } }
        : { step: 'form', problem: event.problem };
    case 'codes-entered':
      return flow.step === 'code' && flow.resendAttempt === undefined
        ? { step: 'verifying', request: flow.request, attempt: event.attempt }
        : flow;
    case 'paused':
      return flow.step === 'verifying' ? { step: 'code', request: flow.request } : flow;
    case 'verified':
      return isAnswerTo(flow, event) ? { step: 'sending', request: flow.request } : flow;
    case 'verify-failed': {
      if (!isAnswerTo(flow, event)) return flow;
      const isTokenNeeded = flow.request.isTokenNeeded || event.problem.field === 'token';
      return { step: 'code', request: { ...flow.request, isTokenNeeded }, problem: event.problem };
    }
    case 'found-used':
      return isAnswerTo(flow, event) ? { step: 'form' } : flow;
    case 'accepted':
    case 'answer-lost':
      return isSendingOf(flow, event.id) ? { step: 'form' } : flow;
    case 'refused':
      return isSendingOf(flow, event.id) ? { step: 'form', problem: event.problem } : flow;
    case 'interrupted':
      return interruptedFlow(flow, event.messages);
    default:
      return flow;
  }
}

function nextPayments({ flow, payments }: WithdrawalState, event: WithdrawalEvent): readonly Payment[] {
  switch (event.type) {
    case 'verified': {
      if (!isAnswerTo(flow, event)) return payments;
      const { at, payableForSeconds, clockAheadMs = flow.request.clockAheadMs } = event;
      const lastsMs = payableForSeconds === undefined ? withdrawalLifetimeMs : payableForSeconds * 1000;
      const kept = payments.filter(({ status, sentAt }) => status !== 'accepted' || sentAt > at - acceptedKeptMs);
      return [
        ...kept,
        paymentOf({ ...flow.request, clockAheadMs }, { status: 'sent', sentAt: at, payableUntil: at + lastsMs }),
      ];
    }
    case 'found-used': {
      if (!isAnswerTo(flow, event)) return payments;
      // Paid at an unknown time since the code was requested.
      const { requestedAt } = flow.request;
      const lost = paymentOf(flow.request, { status: 'unknown', sentAt: requestedAt, payableUntil: event.at });
      return [...payments, lost];
    }
    case 'accepted': {
      const { id, transactionId } = event;
      return change(payments, id, (payment) => ({
        ...payment,
        status: 'accepted',
        ...(transactionId !== undefined && { transactionId }),
      }));
    }
    case 'located':
      return change(payments, event.id, (payment) => ({ ...payment, transactionId: event.transactionId }));
    case 'refused':
      return payments.filter(({ id }) => id !== event.id);
    case 'answer-lost':
      return change(payments, event.id, asLost);
    case 'interrupted':
      return flow.step === 'sending' ? change(payments, flow.request.requestId, asLost) : payments;
    case 'transactions-read': {
      const own = flow.step === 'sending' ? flow.request.requestId : undefined;
      const due = payments.map((payment) =>
        payment.id !== own && event.at > answerDueAt(payment) ? asLost(payment) : payment,
      );
      return resolvePayments(due, event);
    }
    case 'dismissed':
      return payments.flatMap((payment) => {
        if (payment.id !== event.id || !isSettled(payment)) return [payment];
        // A payment with a transaction is kept, like accepted ones.
        return payment.transactionId === undefined ? [] : [{ ...payment, status: 'accepted' as const }];
      });
    case 'payments-changed':
      return event.payments;
    default:
      return payments;
  }
}

function interruptedFlow(flow: Flow, messages: { readonly code: string; readonly verifying: string }): Flow {
  switch (flow.step) {
    case 'requesting-code':
      return { step: 'form', problem: { message: messages.code } };
    case 'code': {
      const { resendAttempt, ...rest } = flow;
      return resendAttempt === undefined ? flow : { ...rest, problem: { field: 'otp', message: messages.code } };
    }
    case 'verifying':
      return { step: 'code', request: flow.request, problem: { field: 'otp', message: messages.verifying } };
    case 'sending':
      return { step: 'form' };
    default:
      return flow;
  }
}

/** The order of a request for a code, if that request is still pending. */
export function orderOfAttempt(flow: Flow, attempt: number): Order | undefined {
  if (flow.step === 'requesting-code' && flow.attempt === attempt) return flow.order;
  if (flow.step === 'code' && flow.resendAttempt === attempt) return flow.request;
  return undefined;
}

const isAnswerTo = (flow: Flow, { attempt }: { readonly attempt: number }): flow is Flow & { step: 'verifying' } =>
  flow.step === 'verifying' && flow.attempt === attempt;

const isSendingOf = (flow: Flow, id: string): boolean => flow.step === 'sending' && flow.request.requestId === id;

/** The order alone, of what extends it. */
const orderOf = ({ withdrawal, network, fee }: Order): Order => ({
  withdrawal,
  network,
  ...(fee !== undefined && { fee }),
});

const paymentOf = (
  request: RequestedWithdrawal,
  rest: Pick<Payment, 'status' | 'sentAt' | 'payableUntil'>,
): Payment => ({
  ...orderOf(request),
  id: request.requestId,
  ...rest,
  ...(request.clockAheadMs !== undefined && { clockAheadMs: request.clockAheadMs }),
});

const asLost = (payment: Payment): Payment => (payment.status === 'sent' ? { ...payment, status: 'unknown' } : payment);

const change = (payments: readonly Payment[], id: string, to: (payment: Payment) => Payment) =>
  payments.map((payment) => (payment.id === id ? to(payment) : payment));
