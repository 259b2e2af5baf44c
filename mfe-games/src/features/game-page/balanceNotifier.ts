import { emit } from '@tessera/shared-contracts/events';

/** A game on autoplay settles many stakes a second; whoever shows balances is told at most this often. */
const quietMs = 1000;

/**
 * Tells the page that a game moved money: the first news at once, those of the next second together at its end.
 *
 * @returns `tell`, and `stop`, after which nothing is told late
 */
export function createBalanceNotifier() {
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly currency: string | undefined } | undefined;

  const fire = (currency: string | undefined) => {
    emit('balance-changed', { reason: 'game', ...(currency !== undefined && { currency }) });
    quietTimer = setTimeout(() => {
      quietTimer = undefined;
      const next = waiting;
      waiting = undefined;
      if (next !== undefined) fire(next.currency);
    }, quietMs);
  };
  return {
    tell(currency: string | undefined) {
      if (quietTimer === undefined) return fire(currency);
      // Stakes of two currencies in one second are told as one change of any.
      waiting = { currency: waiting === undefined || waiting.currency === currency ? currency : undefined };
    },
    stop: () => clearTimeout(quietTimer),
  };
}
