import { readTypedDecimal, typedDecimalMessages } from '@tessera/shared-contracts/money';
import { byId } from '../../browser/dom';

const fieldOf = (id: string) => byId(id, HTMLInputElement);
/** The fields that are read as they are typed, and what is said of one that cannot be taken. */
const problems = new Map<string, string>();

/**
 * Takes what is typed as it comes. What cannot be taken stays as it is and is marked: a round must never go by a number
 * that is no longer on the screen.
 *
 * @param take says whether the text could be taken
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
    if (take(field.value)) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  });
  field.addEventListener('blur', () => {
    // The field still counts as focused while it is being left; afterwards it is written out in full.
    if (field.getAttribute('aria-invalid') !== 'true') setTimeout(redraw);
  });
}

/** Writes a field, unless the player is typing in it. */
export function setField(id: string, value: string): void {
  const field = fieldOf(id);
  if (document.activeElement !== field) field.value = value;
}

/** What is wrong with a field as it stands, if anything is. */
export function readTypingProblem(): string | undefined {
  const [id, problem] = [...problems].find(([name]) => fieldOf(name).getAttribute('aria-invalid') === 'true') ?? [];
  return id === undefined ? undefined : (readMisreading(fieldOf(id).value) ?? problem);
}

function readMisreading(text: string): string | undefined {
  const typed = readTypedDecimal(text);
  if (!('fault' in typed) || typed.fault === 'not-a-number') return undefined;
  return typed.fault === 'ambiguous' ? typedDecimalMessages.ambiguous(text) : typedDecimalMessages.separators;
}

/** The fields that nobody is typing in show the bet again, so nothing is wrong with them. */
export function forgetTyping(): void {
  for (const id of problems.keys()) {
    if (document.activeElement !== fieldOf(id)) fieldOf(id).removeAttribute('aria-invalid');
  }
}
