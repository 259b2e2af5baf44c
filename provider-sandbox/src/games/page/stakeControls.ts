import { byId } from '../../browser/dom';
import { setUpField } from './fields';
import { gameMessages as words } from './game.messages';
import { largestStake, scaleStake, type Table, takeStake } from './table';

/** Sets up the stake field, its buttons ½, 2× and Max, and the coin. */
export function setUpStake({
  readTable,
  readLargestMultiplier,
  change,
  pickCurrency,
  redraw,
}: {
  readonly readTable: () => Table;
  readonly readLargestMultiplier: () => string | undefined;
  readonly change: (table: Table) => void;
  readonly pickCurrency: (currency: string) => void;
  readonly redraw: () => void;
}): void {
  const take = (text: string): boolean => {
    const next = takeStake(readTable(), text);
    if (next !== undefined) change(next);
    return next !== undefined;
  };
  setUpField('stake', { take, problem: words.stakeInvalid, redraw });
  const changes = {
    half: (table: Table) => scaleStake(table.stake, '0.5'),
    double: (table: Table) => scaleStake(table.stake, '2'),
    max: (table: Table) => largestStake(table, readLargestMultiplier() ?? '1'),
  };
  for (const [id, read] of Object.entries(changes)) {
    byId(id).addEventListener('click', () => change({ ...readTable(), stake: read(readTable()) }));
  }
  byId('coin').addEventListener('change', () => pickCurrency(byId('coin', HTMLSelectElement).value));
}

/** Sets up the play button and Enter in a field. This is not a form: a frame that may not submit forms would fail silently. */
export function setUpPress(game: HTMLElement, press: () => void): void {
  byId('play').addEventListener('click', press);
  game.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    const isInField = event.target instanceof HTMLInputElement;
    // Holding a key down counts as one press: its repeats must click neither the focused button nor the one that gets the
    // focus after Enter in a field.
    if (event.repeat || isInField) event.preventDefault();
    if (isInField && !event.repeat) press();
  });
}
