import { emit, on } from '@tessera/shared-contracts/events';

/** A game on autoplay settles many stakes a second; notifications are throttled to this interval. */
const quietMs = 1000;

/**
 * Notifies the page that a game changed the balance, throttled to one event a second (leading and trailing).
 * Calls `onOther` for every other change, including those of a game in another tab, so that the game can be notified.
 *
 * @returns `notify`, and `stop`, which ends all reports
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
    notify(currency: string | undefined) {
      if (quietTimer === undefined) return fire(currency);
      // Stakes of two currencies in one second are reported as one change without a currency.
      waiting = { currency: waiting === undefined || waiting.currency === currency ? currency : undefined };
    },
    stop() {
      clearTimeout(quietTimer);
      stopListening();
    },
  };
}
