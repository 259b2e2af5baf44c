import {
  readAmountField,
  readTypedDecimal,
  typedDecimalMessages,
  writeTypedDecimal,
} from '@tessera/shared-contracts/money';
import { byId } from '../../browser/dom';

const fieldOf = (id: string) => byId(id, HTMLInputElement);
/** Messages for invalid input, by id of the field. */
const problems = new Map<string, string>();

/**
 * Reads a field while it is typed into. Invalid input stays and is marked: a round must never use a number that is no longer
 * on the screen.
 *
 * @param take accepts the text, or returns false
 */
export function setUpField(
  id: string,
  {
    take,
    problem,
    redraw,
  }: { readonly take: (text: string) => boolean; readonly problem: string; readonly redraw: () => void },
): void {
  const field = fieldOf(id);
  problems.set(id, problem);
  field.addEventListener('input', () => {
    if (take(readAmountField(field))) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  });
  field.addEventListener('blur', () => {
    // During `blur` the field may still count as focused, so it is rewritten afterwards.
    if (field.getAttribute('aria-invalid') !== 'true') setTimeout(redraw);
  });
}

/** Sets a field to a number, unless the player is typing in it. */
export function setField(id: string, value: string): void {
  const field = fieldOf(id);
  if (document.activeElement !== field) field.value = writeTypedDecimal(value);
}

/** The message of a field with invalid input, if any. */
export function readTypingProblem(): string | undefined {
  const [id, problem] = [...problems].find(([name]) => fieldOf(name).getAttribute('aria-invalid') === 'true') ?? [];
  return id === undefined ? undefined : (readMisreading(readAmountField(fieldOf(id))) ?? problem);
}

/** Why a text could be misread as another number, if it could. */
export function readMisreading(text: string): string | undefined {
  const typed = readTypedDecimal(text);
  if (!('fault' in typed) || typed.fault === 'not-a-number') return undefined;
  return typed.fault === 'ambiguous' ? typedDecimalMessages.ambiguous(text) : typedDecimalMessages.separators;
}

/** Clears the messages of all fields except the one being typed in, as they show the bet again. */
export function forgetTyping(): void {
  for (const id of problems.keys()) {
    if (document.activeElement !== fieldOf(id)) fieldOf(id).removeAttribute('aria-invalid');
  }
}
