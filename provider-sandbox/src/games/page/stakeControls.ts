import { byId } from '../../browser/dom';
import { setUpField } from './fields';
import { gameMessages as words } from './game.messages';
import { largestStake, scaleStake, type Table, takeStake, withCurrency } from './table';

/** Wires the stake, its ½, 2× and Max, and the coin. */
export function setUpStake({
  readTable,
  readLargestMultiplier,
  change,
  redraw,
}: {
  readonly readTable: () => Table;
  readonly readLargestMultiplier: () => string | undefined;
  readonly change: (table: Table) => void;
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
  byId('coin').addEventListener('change', () =>
    change(withCurrency(readTable(), byId('coin', HTMLSelectElement).value)),
  );
}

/** Wires what plays: the button, and Enter in a field. Not a form: a frame that may not submit forms would not even tell. */
export function setUpPress(game: HTMLElement, press: () => void): void {
  byId('play').addEventListener('click', press);
  game.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    const isInField = event.target instanceof HTMLInputElement;
    // One key is one press, however long it is held: it neither clicks again the button that has the focus, nor the one
    // that a press in a field gives the focus to.
    if (event.repeat || isInField) event.preventDefault();
    if (isInField && !event.repeat) press();
  });
}
