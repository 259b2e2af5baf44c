import { byId, element, setText } from '../../../browser/dom';
import { writePlaces } from '../../engine/payout';
import { drawPrint } from '../../page/drawBet';
import { verifyLink } from '../../page/siteLink';
import { automaticMessages as words } from '../automatic.messages';
import { automaticRules } from '../rules';
import type { RoundView, Table } from './api';

const shownResults = 8;

/** Shows the bets of all players on this round. @param reached the displayed multiplier, in hundredths */
export function drawBets({ bets: { count, newest }, round }: Table, reached: number): void {
  const isOver = round.result !== null && reached >= round.result;
  const kinds = newest.map(({ target }) => (reached >= target ? 'win' : isOver ? 'loss' : ''));
  // Updated only when something changed, since this runs many times a second while the multiplier grows.
  const drawn = [round.number, count, ...kinds].join();
  if (byId('bets').dataset.drawn === drawn) return;
  byId('bets').dataset.drawn = drawn;
  setText('bets-title', words.bets(count));
  const items = newest.map(({ currency, stake, target }, index) => {
    const kind = kinds[index] ?? '';
    const sign = { win: '✓', loss: '✕', '': '' }[kind];
    const state = { win: words.won, loss: words.lostBet, '': '' }[kind];
    return element('li', { class: kind }, [
      element('span', { class: 'quiet' }, words.hiddenPlayer),
      element('span', {}, `${stake} ${currency}`),
      element('span', { class: 'bet-target' }, words.times(writePlaces(target, 2))),
      element('span', {}, [
        element('span', { 'aria-hidden': 'true' }, sign),
        element('span', { class: 'hidden-text' }, state),
      ]),
    ]);
  });
  const more = count - newest.length;
  byId('bets').replaceChildren(
    ...(items.length > 0 ? items : [element('li', { class: 'quiet' }, words.noBets)]),
    ...(more > 0 ? [element('li', { class: 'quiet' }, words.more(more))] : []),
  );
}

/** Rounds with a known result, newest first. */
const overOf = ({ round, results }: Table): readonly RoundView[] =>
  [round, ...results].filter(({ serverSeed }) => serverSeed !== null);

/** Shows the results of the last rounds; each links to its verification. */
export function drawResults(table: Table, site: string): void {
  listRounds('results', overOf(table).slice(0, shownResults), (round) => {
    const isHigh = (round.result ?? 0) >= 200;
    const link = linkTo(site, round, [
      element('span', { class: 'hidden-text' }, words.resultOf(round.number)),
      words.times(writeResult(round)),
    ]);
    return element('li', { class: isHigh ? 'high' : '' }, link);
  });
}

/** Lists rounds, newest first. Rounds already listed keep their elements, and so the focus. */
function listRounds(id: string, rounds: readonly RoundView[], make: (round: RoundView) => HTMLElement): void {
  const list = byId(id);
  const numbers = new Set(rounds.map(({ number }) => String(number)));
  for (const item of [...list.children] as HTMLElement[]) if (!numbers.has(item.dataset.round ?? '')) item.remove();
  const listed = new Set(Array.from(list.children, (item) => (item as HTMLElement).dataset.round));
  const added = rounds.filter(({ number }) => !listed.has(String(number)));
  list.prepend(
    ...added.map((round) => {
      const item = make(round);
      item.dataset.round = String(round.number);
      return item;
    }),
  );
}

/** Shows what this round and the previous ones can be verified with. */
export function drawFairness(table: Table, site: string): void {
  const { round } = table;
  drawPrint(round.serverSeedHash);
  setText('terminal-hash', round.terminalHash);
  setText('chain-client-seed', round.clientSeed);
  setText('round-nonce', String(round.nonce));
  setText('round-hash', round.serverSeedHash);
  listRounds('chain-rounds', overOf(table), (over) =>
    element('li', {}, [
      words.fairness.round(over.number, writeResult(over)),
      linkTo(site, over, [words.fairness.verify, element('span', { class: 'hidden-text' }, ` ${over.number}`)]),
    ]),
  );
}

const writeResult = ({ result }: RoundView): string => writePlaces(result ?? 0, 2);

const linkTo = (site: string, round: RoundView, children: (Node | string)[]): HTMLElement =>
  verifyLink(
    site,
    {
      game: automaticRules.slug,
      serverSeed: round.serverSeed ?? '',
      serverSeedHash: round.serverSeedHash,
      clientSeed: round.clientSeed,
      nonce: String(round.nonce),
      terminalHash: round.terminalHash,
      result: writeResult(round),
    },
    ...children,
  );
