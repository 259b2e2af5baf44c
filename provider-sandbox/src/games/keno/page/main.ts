import { type KenoRisk, keno } from '@tessera/shared-contracts/originals';
import { byId, element } from '../../../browser/dom';
import { createPicks } from '../../page/picks';
import type { Stage, StagePage } from '../../page/stage';
import { startGame } from '../../page/startGame';
import { kenoMessages as words } from '../keno.messages';
import { countHits, type KenoBet, type KenoOutcome, kenoRules, payoutsOf } from '../rules';

const betweenNumbersMs = 90;

function createKeno({ changed }: StagePage): Stage<KenoBet, KenoOutcome> {
  const change = () => {
    clear();
    changed();
  };
  const picks = createPicks({ most: () => keno.mostPicks, atOnce: keno.mostPicks, changed: change });
  const readBet = (): KenoBet => ({ risk: byId('risk', HTMLSelectElement).value as KenoRisk, picks: picks.picked });
  byId('risk').addEventListener('change', change);

  function clear(): void {
    for (const tile of picks.tiles) {
      tile.classList.remove('hit', 'drawn');
      tile.querySelector('span')?.remove();
    }
    for (const cell of byId('payouts').children) cell.classList.remove('reached');
  }

  return {
    readBet: () => (picks.picked.length === 0 ? words.pickFirst : readBet()),
    drawBet(isLocked) {
      picks.draw(isLocked);
      drawPayouts(readBet());
    },
    ownControls: picks.tiles,
    clear,
    async showRound({ bet, outcome }, animation) {
      clear();
      picks.suggest(bet.picks);
      for (const number of outcome.drawn) {
        await animation.pause(betweenNumbersMs);
        const tile = picks.tiles[number - 1];
        const state = bet.picks.includes(number) ? 'hit' : 'drawn';
        tile?.classList.add(state);
        tile?.append(element('span', { class: 'hidden-text' }, ` ${words.state[state]}`));
      }
      document.querySelector(`[data-hits="${countHits(bet, outcome)}"]`)?.classList.add('reached');
    },
  };
}

/** Shows what each number of hits pays, except those that pay nothing. */
function drawPayouts(bet: KenoBet): void {
  const shown = payoutsOf(bet);
  const list = byId('payouts');
  const key = `${bet.risk} ${bet.picks.length}`;
  if (list.dataset.of === key) return;
  list.dataset.of = key;
  list.replaceChildren(
    ...(shown.length === 0 ? [element('li', {}, words.pickFirst)] : []),
    ...shown.flatMap((multiplier, hits) => {
      if (multiplier === '0') return [];
      const label = element('span', {}, [String(hits), element('span', { class: 'unit' }, words.hits(hits))]);
      return element('li', { 'data-hits': String(hits) }, [element('b', {}, `${multiplier}×`), label]);
    }),
  );
}

startGame(kenoRules, createKeno);
