import { byId } from '../../browser/dom';

/** Tiles of a board that the player picks from, numbered from 1. */
export interface Picks {
  readonly tiles: readonly HTMLButtonElement[];
  /** The picks, in ascending order. */
  readonly picked: readonly number[];
  /** Shows a round's picks if the player has not picked any. */
  suggest(picks: readonly number[]): void;
  /** Drops picks above the limit. */
  trim(): void;
  draw(isLocked: boolean): void;
}

/**
 * Sets up a board of tiles with its buttons for random picks and for clearing.
 *
 * @param options.press handles a press in a round that is played step by step
 * @param options.most how many can be picked now
 * @param options.atOnce how many picks the random button adds
 * @param options.changed called when the player changed the picks
 */
export function createPicks(options: {
  readonly most: () => number;
  readonly atOnce: number;
  readonly changed: () => void;
  readonly press?: (tile: number) => boolean;
}): Picks {
  const tiles = Array.from(byId('board').querySelectorAll<HTMLButtonElement>('button'));
  const picks = new Set<number>();
  const changing = (work: () => void) => () => {
    work();
    options.changed();
  };
  // `Math.random` is good enough here: the picks do not affect the draw.
  const anyOf = (numbers: readonly number[]) => numbers[Math.floor(Math.random() * numbers.length)];
  const numbersOf = (isWanted: (number: number) => boolean) => tiles.map((_, index) => index + 1).filter(isWanted);
  const pickAny = () => {
    const pick = anyOf(numbersOf((number) => !picks.has(number)));
    if (pick !== undefined && picks.size < options.most()) picks.add(pick);
  };
  for (const [index, tile] of tiles.entries()) {
    const toggle = changing(() => {
      if (!picks.delete(index + 1) && picks.size < options.most()) picks.add(index + 1);
    });
    tile.addEventListener('click', () => {
      if (!options.press?.(index + 1)) toggle();
    });
  }
  byId('clear').addEventListener(
    'click',
    changing(() => picks.clear()),
  );
  const pickSome = changing(() => {
    for (let added = 0; added < options.atOnce; added += 1) pickAny();
  });
  byId('random').addEventListener('click', () => {
    const covered = anyOf(numbersOf((number) => !tiles[number - 1]?.classList.contains('hit')));
    if (covered === undefined || !options.press?.(covered)) pickSome();
  });
  return {
    tiles,
    get picked() {
      return [...picks].sort((a, b) => a - b);
    },
    suggest(suggested) {
      if (picks.size === 0) for (const pick of suggested) picks.add(pick);
    },
    trim() {
      for (const pick of [...picks].slice(options.most())) picks.delete(pick);
    },
    draw(isLocked) {
      for (const [index, tile] of tiles.entries()) {
        const isPicked = picks.has(index + 1);
        tile.setAttribute('aria-pressed', String(isPicked));
        tile.disabled = isLocked || (picks.size >= options.most() && !isPicked);
      }
    },
  };
}
