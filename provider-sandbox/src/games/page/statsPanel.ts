import { compareDecimals, formatCrypto } from '@tessera/shared-contracts/money';
import { byId, setText } from '../../browser/dom';
import { gameMessages } from './game.messages';
import type { Round } from './play';
import { countRound, drawCourse, noStats, type SessionStats } from './sessionStats';
import { placesOf, stakeBalanceOf, type Table } from './table';

const words = gameMessages.session;
const width = 280;
const height = 56;

/** Shows the results since the page was opened, in the selected coin. */
export function createStatsPanel() {
  const byCurrency = new Map<string, SessionStats>();
  return {
    count: (round: Round) =>
      byCurrency.set(round.currency, countRound(byCurrency.get(round.currency) ?? noStats, round)),
    draw: (table: Table) => draw(table, byCurrency.get(table.currency) ?? noStats),
  };
}

function draw(table: Table, { net, wagered, wins, losses, course }: SessionStats): void {
  const places = placesOf(stakeBalanceOf(table));
  const result = `${formatCrypto(net, places, { isSigned: true })} ${table.currency}`;
  setText('session-net', result);
  byId('session-net').className = ['loss', '', 'win'][compareDecimals(net, '0') + 1] ?? '';
  setText('session-wagered', formatCrypto(wagered, places));
  setText('session-record', `${wins} / ${losses}`);
  const { line, zero } = drawCourse(course, width, height);
  document.getElementById('chart')?.setAttribute('aria-label', words.chart(result));
  document.getElementById('chart-line')?.setAttribute('points', line);
  for (const end of ['y1', 'y2']) document.getElementById('chart-zero')?.setAttribute(end, String(zero));
}
