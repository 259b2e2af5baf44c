import { readNumberText, writeTypedDecimal } from './typedDecimal';

/** Fields whose one separator was typed on a screen keypad. */
const keypadFields = new WeakSet<EventTarget>();

const separatorsOf = (typed: string) => readNumberText(typed).replace(/[^.,]/g, '');

/**
 * Follows an amount's field; to be called at each of its `input` events. A screen keypad has a single separator, for
 * decimals, so what is typed on it cannot be misread; what is pasted or typed on a keyboard can.
 */
export function followAmountField(event: Event): void {
  const { target, data, inputType } = event as InputEvent;
  if (!(target instanceof HTMLInputElement)) return;
  const isKey = data?.length === 1;
  const isKeypad = isKey && separatorsOf(data) !== '' && globalThis.matchMedia?.('(pointer: coarse)').matches === true;
  const isKept = (isKey || inputType?.startsWith('delete')) && keypadFields.has(target);
  if ((isKeypad || isKept) && separatorsOf(target.value).length === 1) keypadFields.add(target);
  else keypadFields.delete(target);
}

/** The text of a field followed by {@link followAmountField}, for `readTypedDecimal`: never ambiguous if typed on a screen keypad. */
export const readAmountField = (field: HTMLInputElement): string =>
  keypadFields.has(field) ? writeTypedDecimal(readNumberText(field.value).replace(',', '.')) : field.value;
