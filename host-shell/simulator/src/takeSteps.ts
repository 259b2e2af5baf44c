import type { SimulatorState } from '@tessera/shared-contracts/remotes';

type Step = NonNullable<SimulatorState['steps']>[number];

const controls = '.simulator-stage button, [role="dialog"] button, [role="dialog"] input';

const nameOf = (control: Element) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();

function findControl(name: string): HTMLElement | undefined {
  const label = [...document.querySelectorAll('label')].find((one) => nameOf(one) === name);
  if (label?.control) return label.control;
  // The last one: a tab is named like the button of its form.
  return [...document.querySelectorAll<HTMLElement>(controls)].findLast((control) => nameOf(control) === name);
}

/** Waits until a control is present and enabled. */
function whenThere(name: string, signal: AbortSignal): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const look = () => {
      const control = findControl(name);
      if (control === undefined || control.matches(':disabled, [aria-busy="true"]')) return;
      observer.disconnect();
      resolve(control);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    signal.addEventListener('abort', () => observer.disconnect());
    look();
  });
}

/** Types as a browser does; React only notices values set by the element's native setter. */
function type(field: HTMLElement, text: string): void {
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  // biome-ignore lint/plugin: an event of the field, as the browser fires it
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Performs the user's steps to reach a state, in sequence. */
export async function takeSteps(steps: readonly Step[], signal: AbortSignal): Promise<void> {
  for (const step of steps) {
    const control = await whenThere('press' in step ? step.press : step.fill, signal);
    if (signal.aborted) return;
    if ('press' in step) control.click();
    else type(control, step.text);
    // The page renders the change before the next step looks for it.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
