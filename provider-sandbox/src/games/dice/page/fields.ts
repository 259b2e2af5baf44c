import { readTypedDecimal, typedDecimalMessages } from '@tessera/shared-contracts/money';
import { byId } from '../../../browser/dom';
import { diceMessages as words } from '../dice.messages';
import type { Table } from './table';

const problems = {
  stake: words.stakeInvalid,
  target: words.targetInvalid,
  multiplier: words.targetInvalid,
  chance: words.targetInvalid,
};
const fieldOf = (id: string) => byId(id, HTMLInputElement);

/**
 * Takes what is typed as it comes. What cannot be taken stays as it is and is marked: a roll must never go by a number
 * that is no longer on the screen.
 */
export function setUpField(
  id: string,
  take: (text: string) => Table | undefined,
  { change, redraw }: { readonly change: (table: Table) => void; readonly redraw: () => void },
): void {
  const field = fieldOf(id);
  field.addEventListener('input', () => {
    const next = take(field.value);
    if (next === undefined) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    if (next !== undefined) change(next);
  });
  field.addEventListener('blur', () => {
    // The field still counts as focused while it is being left; afterwards it is written out in full.
    if (field.getAttribute('aria-invalid') !== 'true') setTimeout(redraw);
  });
}

/** What is wrong with a field as it stands, if anything is. */
export function readTypingProblem(): string | undefined {
  const [id, problem] =
    Object.entries(problems).find(([name]) => fieldOf(name).getAttribute('aria-invalid') === 'true') ?? [];
  return id === undefined ? undefined : (readMisreading(fieldOf(id).value) ?? problem);
}

function readMisreading(text: string): string | undefined {
  const typed = readTypedDecimal(text);
  if (!('fault' in typed) || typed.fault === 'not-a-number') return undefined;
  return typed.fault === 'ambiguous' ? typedDecimalMessages.ambiguous(text) : typedDecimalMessages.separators;
}

/** The fields that nobody is typing in show the table again, so nothing is wrong with them. */
export function forgetTyping(): void {
  for (const id of Object.keys(problems)) {
    if (document.activeElement !== fieldOf(id)) fieldOf(id).removeAttribute('aria-invalid');
  }
}
