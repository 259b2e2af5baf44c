import { byId, element } from '../../../browser/dom';
import type { Stage, StagePage } from '../../page/stage';
import { startGame } from '../../page/startGame';
import { kenoMessages as words } from '../keno.messages';
import type { KenoRisk } from '../payouts';
import { boardSize, countHits, type KenoBet, type KenoOutcome, kenoRules, mostPicks, payoutsOf } from '../rules';

const betweenNumbersMs = 90;

function createKeno({ changed }: StagePage): Stage<KenoBet, KenoOutcome> {
  const picks = new Set<number>();
  const readBet = (): KenoBet => ({
    risk: byId('risk', HTMLSelectElement).value as KenoRisk,
    picks: [...picks].sort((a, b) => a - b),
  });
  const change = (work: () => void) => () => {
    work();
    clear();
    changed();
  };
  for (const tile of tiles()) {
    const toggle = change(() => {
      const number = Number(tile.dataset.number);
      if (!picks.delete(number) && picks.size < mostPicks) picks.add(number);
    });
    tile.addEventListener('click', toggle);
  }
  byId('risk').addEventListener('change', change(Boolean));
  byId('clear').addEventListener(
    'click',
    change(() => picks.clear()),
  );
  byId('random').addEventListener(
    'click',
    change(() => {
      // Any pick is as good as another: this decides nothing about the draw.
      while (picks.size < mostPicks) picks.add(1 + Math.floor(Math.random() * boardSize));
    }),
  );
  return {
    readBet: () => (picks.size === 0 ? words.pickFirst : readBet()),
    drawBet(isLocked) {
      for (const tile of tiles()) {
        const isPicked = picks.has(Number(tile.dataset.number));
        tile.setAttribute('aria-pressed', String(isPicked));
        tile.disabled = isLocked || (picks.size === mostPicks && !isPicked);
      }
      drawPayouts(readBet());
    },
    clear,
    async showRound({ bet, outcome }, animation) {
      clear();
      if (picks.size === 0) for (const pick of bet.picks) picks.add(pick);
      for (const number of outcome.drawn) {
        await animation.pause(betweenNumbersMs);
        const tile = tiles()[number - 1];
        const state = bet.picks.includes(number) ? 'hit' : 'drawn';
        tile?.classList.add(state);
        tile?.append(element('span', { class: 'hidden-text' }, ` ${words.state[state]}`));
      }
      document.querySelector(`[data-hits="${countHits(bet, outcome)}"]`)?.classList.add('reached');
    },
  };
}

const tiles = () => Array.from(byId('board').querySelectorAll<HTMLButtonElement>('button'));

function clear(): void {
  for (const tile of tiles()) {
    tile.classList.remove('hit', 'drawn');
    tile.querySelector('span')?.remove();
  }
  for (const cell of byId('payouts').children) cell.classList.remove('reached');
}

function drawPayouts(bet: KenoBet): void {
  const shown = payoutsOf(bet);
  const list = byId('payouts');
  const key = `${bet.risk} ${bet.picks.length}`;
  if (list.dataset.of === key) return;
  list.dataset.of = key;
  list.replaceChildren(
    ...(shown.length === 0 ? [element('li', { class: 'wide' }, words.pickFirst)] : []),
    ...shown.flatMap((multiplier, hits) => {
      if (multiplier === '0') return [];
      const label = element('span', {}, [String(hits), element('span', { class: 'unit' }, words.hits(hits))]);
      return element('li', { 'data-hits': String(hits) }, [element('b', {}, `${multiplier}×`), label]);
    }),
  );
}

startGame(kenoRules, createKeno);
