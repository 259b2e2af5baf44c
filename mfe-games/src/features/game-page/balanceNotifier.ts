import { emit, on } from '@tessera/shared-contracts/events';

/** A game on autoplay settles many stakes a second; whoever shows balances is told at most this often. */
const quietMs = 1000;

/**
 * Tells the page that a game moved money: the first news at once, those of the next second together at its end. And tells
 * `onOther` of every other change, be it of another game in another tab, so that the game can be told.
 *
 * @returns `tell`, and `stop`, after which nothing is told
 */
export function createBalanceNotifier(onOther: () => void) {
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly currency: string | undefined } | undefined;
  let isOwn = false;
  const stopListening = on('balance-changed', () => {
    if (!isOwn) onOther();
  });

  const fire = (currency: string | undefined) => {
    // Listeners are called before `emit` returns.
    isOwn = true;
    emit('balance-changed', { reason: 'game', ...(currency !== undefined && { currency }) });
    isOwn = false;
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
    stop() {
      clearTimeout(quietTimer);
      stopListening();
    },
  };
}
