import { sandboxStart } from '@tessera/shared-contracts/testing/sandbox-names';

/** How the page's clock goes: stands still, goes from another moment on, or is the browser's. */
export type Clock = 'frozen' | 'real' | (string & {});

/** What ticks once a second or slower counts seconds or feeds a list. */
const tickMs = 1_000;

/** Lets nothing tick; `performance.now` goes on, by which React and long loops share the thread. */
function stopTicks(): void {
  const { setInterval: repeat } = window;
  window.setInterval = ((handler: TimerHandler, delay = 0, ...values: unknown[]) =>
    repeat(delay >= tickMs ? () => undefined : handler, delay, ...values)) as typeof setInterval;
}

/**
 * Replaces the page's clock. Timeouts are the browser's: a frozen page still waits, and shows the same time and the same
 * count of seconds afterwards.
 *
 * @param clock `frozen`, `real`, or the moment at which it starts, in ISO 8601
 */
export function setClock(clock: Clock): void {
  if (clock === 'real') return;
  if (clock === 'frozen') stopTicks();
  const browserNow = Date.now;
  const start = Date.parse(clock === 'frozen' ? sandboxStart : clock);
  const begun = browserNow();
  const now = clock === 'frozen' ? () => start : () => start + browserNow() - begun;
  const BrowserDate = Date;
  BrowserDate.now = now;
  const PageDate: DateConstructor = new Proxy(BrowserDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new BrowserDate(now()).toString(),
  });
  BrowserDate.prototype.constructor = PageDate;
  globalThis.Date = PageDate;
}
