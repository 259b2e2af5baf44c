import { readSession } from '@tessera/shared-contracts/session';
import { array, object, optional, parse, string } from 'valibot';
import type { Step } from '../../state';
import { applyFaults, password, readPlayerSession, send } from '../sandboxControl';
import { changeInOtherTab } from './changeInOtherTab';
import { findControl, isShown } from './controls';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until `look` finds something, and looks again whenever the page changes. */
export function whenThere<Found>(look: () => Found | undefined, signal: AbortSignal): Promise<Found> {
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const check = () => {
      const found = look();
      if (found === undefined) return;
      observer.disconnect();
      resolve(found);
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    signal.addEventListener('abort', () => observer.disconnect());
    check();
  });
}

const hasKey = (element: Element, prefix: string) => Object.keys(element).some((key) => key.startsWith(prefix));

/** Whether React handles the events of a control: a prerendered one that React has not hydrated yet swallows a press. */
function isHydrated(control: Element): boolean {
  if (hasKey(control, '__reactProps$')) return true;
  for (let parent = control.parentElement; parent !== null; parent = parent.parentElement) {
    if (hasKey(parent, '__reactContainer$')) return false;
  }
  return true;
}

/** Waits for a control that can be used. React adds its properties to an element without a mutation that observers see. */
async function usableControl(name: string, within: string | undefined, signal: AbortSignal): Promise<HTMLElement> {
  const control = await whenThere(() => {
    const found = findControl(name, within);
    return found?.matches(':disabled, [aria-busy="true"]') ? undefined : found;
  }, signal);
  if (isHydrated(control)) return control;
  await nextFrame();
  return usableControl(name, within, signal);
}

/** Types as a browser does; React only notices values set by the element's native setter. */
function type(field: HTMLElement, text: string): void {
  field.focus();
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  // biome-ignore lint/plugin: an event of the field, as the browser fires it
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Presses a control as with a mouse: it gets the focus, where the next key goes, without a ring around it. */
function press(control: HTMLElement): void {
  control.focus({ preventScroll: true, focusVisible: false });
  control.click();
}

function pressKey(key: string): void {
  const target = document.activeElement ?? document.body;
  const isHandled = !['keydown', 'keyup']
    // biome-ignore lint/plugin: events of the focused element, as the browser fires them
    .map((name) => target.dispatchEvent(new KeyboardEvent(name, { key, bubbles: true, cancelable: true })))
    .every(Boolean);
  // A browser closes the topmost dialog by itself.
  if (key === 'Escape' && !isHandled) {
    document.querySelector('dialog:modal')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}

type FillStep = Extract<Step, { fill: string }>;

const playerId = () => readSession()?.user.id ?? '';

const codesSchema = array(object({ code: optional(string()) }));

async function readCode(path: string): Promise<string> {
  const [newest] = parse(codesSchema, await send('GET', path));
  return newest?.code ?? '';
}

/** Placeholders of a text; see `stepSchema`. */
const placeholders: ReadonlyMap<string, () => Promise<string> | string> = new Map<
  string,
  () => Promise<string> | string
>([
  ['{password}', () => password],
  ['{player}', () => playerId()],
  ['{code}', () => readCode(`/__sandbox/mail?to=${encodeURIComponent(readSession()?.user.email ?? '')}`)],
  ['{authenticator}', () => readCode(`/__sandbox/users/${playerId()}/authenticator`)],
]);

async function filled(text: string): Promise<string> {
  let result = text;
  for (const [placeholder, read] of placeholders) {
    if (result.includes(placeholder)) result = result.replaceAll(placeholder, await read());
  }
  return result;
}

/** Fires an event as the contract or the browser has it; a `message` comes from the page's frame, returned to this origin. */
async function fire(name: string, detail: unknown, signal: AbortSignal): Promise<void> {
  const target = name === 'visibilitychange' ? document : window;
  // biome-ignore lint/plugin: the state names the event
  if (name !== 'message') return void target.dispatchEvent(new CustomEvent(name, { detail }));
  const source = await whenThere(() => document.querySelector('iframe')?.contentWindow ?? undefined, signal);
  // The page listens once the frame is painted.
  await nextFrame();
  await nextFrame();
  // biome-ignore lint/plugin: as above
  target.dispatchEvent(new MessageEvent(name, { data: detail, origin: window.location.origin, source }));
}

/** Types into a field once it is there; reading a code takes a while, in which the page may have replaced the field. */
async function fill({ fill: name, text, in: within }: FillStep, signal: AbortSignal): Promise<void> {
  await usableControl(name, within, signal);
  const typed = await filled(text);
  if (!signal.aborted) type(await usableControl(name, within, signal), typed);
}

/** Takes one step, as soon as its control is there. */
export async function takeStep(step: Step, signal: AbortSignal): Promise<void> {
  if ('press' in step) press(await usableControl(step.press, step.in, signal));
  else if ('fill' in step) await fill(step, signal);
  else if ('key' in step) pressKey(step.key);
  else if ('see' in step) await whenThere(() => isShown(step.see) || undefined, signal);
  else if ('faults' in step) await applyFaults(step.faults);
  else if ('control' in step) {
    const [method = '', path = ''] = step.control.split(' ');
    const body = step.body === undefined ? undefined : JSON.parse(await filled(JSON.stringify(step.body)));
    await send(method, `/__sandbox${await filled(path)}`, body);
  } else if ('otherTab' in step) changeInOtherTab(await readPlayerSession(step.otherTab));
  else await fire(step.event, step.detail, signal);
}

/** Name of a step for people, e.g. `press Deposit`. */
export const stepName = (step: Step): string =>
  Object.entries(step)
    .map(([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');

/**
 * Takes the steps to a state, in sequence; each waits for its control.
 *
 * @param onStep told of each step before it is taken
 */
export async function takeSteps(
  steps: readonly Step[],
  signal: AbortSignal,
  onStep: (step: Step, index: number) => void = () => undefined,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    if (signal.aborted) return;
    onStep(step, index);
    // Who watches the page for steps learns of one before it is taken.
    await Promise.resolve();
    await takeStep(step, signal);
    // The page renders the change before the next step looks for it.
    await nextFrame();
  }
}
