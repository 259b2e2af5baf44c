import type { Step } from '../../state';
import { controlAt, wordsFor } from './controls';

/** Keys that do what no press or text does. Enter in a form presses its button, which is recorded itself. */
const recordedKeys = ['Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

const isTyped = (control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  control.matches('select, textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])');

/** A password stays one while the field shows it. */
const isPassword = (field: Element): boolean =>
  field.matches('[type="password"], [autocomplete~="current-password"], [autocomplete~="new-password"]');

/**
 * Records what a person does as steps that `takeSteps` takes: presses, texts and keys.
 * Passwords are recorded as `{password}`.
 *
 * @param onStep told of each step; `isMore` if it replaces the last one, as a longer text in the same field
 * @returns the undo
 */
export function recordSteps(onStep: (step: Step, isMore: boolean) => void): () => void {
  let lastField: Element | undefined;
  const targetOf = (event: Event) => (event.target instanceof Element ? controlAt(event.target) : undefined);

  const handleClick = (event: Event) => {
    const control = targetOf(event);
    if (control === undefined || isTyped(control)) return;
    const words = wordsFor(control);
    lastField = undefined;
    if (words !== undefined) onStep({ press: words.name, ...(words.within && { in: words.within }) }, false);
  };
  const handleInput = (event: Event) => {
    const field = targetOf(event);
    if (field === undefined || !isTyped(field)) return;
    const words = wordsFor(field);
    if (words === undefined) return;
    const text = isPassword(field) ? '{password}' : field.value;
    onStep({ fill: words.name, text, ...(words.within && { in: words.within }) }, field === lastField);
    lastField = field;
  };
  const handleKey = (event: KeyboardEvent) => {
    const control = targetOf(event);
    const isInForm = control?.closest('form, button, a[href], summary') !== null && control !== undefined;
    const isRecorded = recordedKeys.includes(event.key) || (event.key === 'Enter' && !isInForm);
    if (!isRecorded || event.metaKey || event.ctrlKey || event.altKey) return;
    lastField = undefined;
    onStep({ key: event.key }, false);
  };

  // Before the page's own handlers, which may remove or rename the control.
  document.addEventListener('click', handleClick, true);
  document.addEventListener('input', handleInput, true);
  document.addEventListener('keydown', handleKey, true);
  return () => {
    document.removeEventListener('click', handleClick, true);
    document.removeEventListener('input', handleInput, true);
    document.removeEventListener('keydown', handleKey, true);
  };
}
