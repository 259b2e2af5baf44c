import type { BrowserContext } from '@playwright/test';
import { allFaults, type State } from '../state';

/** A held answer is released when the next state is opened. */
const heldMs = 600_000;
/** How long a copied text says so (spec §9 Copy confirmation). */
const copiedMs = 2_000;
/** States with a shorter delay show what is there after it. */
const shortestHoldMs = 5_000;

/** Whether a call of a state stays without an answer for as long as it is looked at. */
export const holdsAnswers = (state: State): boolean =>
  allFaults(state).some(({ delayMs = 0 }) => delayMs >= shortestHoldMs);

/**
 * Keeps a state as it is for as long as it is looked at, however busy the machine is: held answers, toasts and what says
 * that a text was copied stay, and a page does not reload itself.
 */
export async function holdStill(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ held, shortest }) => {
      const send = window.fetch;
      window.fetch = (resource, init) => {
        const isFault = String(resource).endsWith('/__sandbox/faults') && typeof init?.body === 'string';
        const fault = isFault ? JSON.parse(String(init.body)) : {};
        if (!(fault.delayMs >= shortest)) return send(resource, init);
        return send(resource, { ...init, body: JSON.stringify({ ...fault, delayMs: held }) });
      };
    },
    { held: heldMs, shortest: shortestHoldMs },
  );
  await context.addInitScript((copied) => {
    const { setTimeout: wait } = window;
    // Only in states that replace the clipboard, since other waits are as long.
    const isHeld = (delay?: number) => delay === copied && Object.hasOwn(navigator, 'clipboard');
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...values: unknown[]) =>
      isHeld(delay) ? 0 : wait(handler, delay, ...values)) as typeof setTimeout;
  }, copiedMs);
  await context.addInitScript(() => {
    window.navigation.addEventListener('navigate', (event) => {
      if (event.navigationType === 'reload') event.preventDefault();
    });
    // A toast stays open while the pointer is on it.
    const hold = () => {
      for (const part of document.querySelectorAll('.Toastify *')) part.dispatchEvent(new Event('pointerenter'));
    };
    new MutationObserver((records) => {
      const isToast = ({ target }: MutationRecord) => target instanceof Element && target.closest('.Toastify') !== null;
      // Its listeners are installed after it is rendered.
      if (records.some(isToast)) setTimeout(hold, 100);
    }).observe(document, { childList: true, subtree: true });
  });
}
