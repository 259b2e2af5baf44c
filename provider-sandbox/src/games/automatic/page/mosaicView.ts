import { byId, element, setText } from '../../../browser/dom';
import { writePlaces } from '../../engine/payout';
import { automaticMessages as words } from '../automatic.messages';
import { laidTiles, layingOrder } from '../mosaic';
import { highestTarget, multiplierAt } from '../rules';
import type { Table } from './api';

/**
 * The multiplier is shown with this delay, so that the event of its end usually arrives in time and the display need not
 * go back. No player is at a disadvantage: targets are set beforehand.
 */
const lagMs = 250;

/** The multiplier to display at a time of the server's clock, in hundredths. */
export function reachedAt({ round, doublingMs }: Table, now: number, isStill: boolean): number {
  if (round.startedAt === null) return 100;
  const grown = multiplierAt(now - round.startedAt - lagMs, doublingMs);
  if (round.result === null) return grown;
  return isStill ? round.result : Math.min(round.result, grown);
}

/** Shows the phase, the multiplier and its tiles. */
export function drawRound(
  { round, bets }: Table,
  { reached, now, target }: { reached: number; now: number; target: number },
): void {
  const isOver = round.result !== null && reached >= round.result;
  const isWhole = reached >= highestTarget;
  const state = round.phase === 'betting' ? 'betting' : !isOver ? 'running' : isWhole ? 'whole' : 'broken';
  const multiplier = writePlaces(reached, 2);
  const secondsLeft = Math.max(0, Math.ceil(((round.endsAt ?? now) - now) / 1_000));
  setText(
    'phase',
    {
      betting: words.phases.betting(secondsLeft),
      running: words.phases.running,
      broken: words.phases.broken(multiplier),
      whole: words.phases.whole,
    }[state],
  );
  const [integer = '', fraction = ''] = multiplier.split('.');
  byId('big').className = `big num ${state}`;
  byId('big').replaceChildren(integer, element('span', {}, `.${fraction}×`));
  byId('mosaic').dataset.state = state;

  const laid = state === 'betting' ? 0 : laidTiles(reached);
  const aimed = new Set(bets.newest.map((bet) => laidTiles(bet.target) - 1));
  const own = laidTiles(target) - 1;
  const tiles = byId('mosaic').children;
  for (const [place, index] of layingOrder.entries()) {
    const list = tiles[place]?.classList;
    list?.toggle('laid', index < laid);
    list?.toggle('broken', state === 'broken' && index === laid - 1);
    list?.toggle('aimed', aimed.has(index));
    list?.toggle('own', index === own);
  }
}
