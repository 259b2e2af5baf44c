import { addDecimals, type Decimal, netPayout } from '@tessera/shared-contracts/money';
import { kindOf } from './autoPlay';

/** Results in one currency since the page was opened. This module has plain data and rules, without the DOM. */
export interface SessionStats {
  readonly wagered: Decimal;
  readonly net: Decimal;
  readonly wins: number;
  readonly losses: number;
  /** The net result after each of the newest rounds. */
  readonly course: readonly Decimal[];
}

const longestCourse = 200;

export const noStats: SessionStats = { wagered: '0', net: '0', wins: 0, losses: 0, course: ['0'] };

export function countRound(stats: SessionStats, round: { readonly stake: Decimal; readonly payout: Decimal }) {
  const net = addDecimals(stats.net, netPayout(round.stake, round.payout));
  const kind = kindOf(round);
  return {
    wagered: addDecimals(stats.wagered, round.stake),
    net,
    wins: stats.wins + Number(kind === 'win'),
    losses: stats.losses + Number(kind === 'loss'),
    course: [...stats.course, net].slice(-longestCourse),
  };
}

/** The chart's line and the height of zero, in a box of this size. Only used for drawing, so floats are precise enough. */
export function drawCourse(course: readonly Decimal[], width: number, height: number) {
  const values = course.map(Number);
  const highest = Math.max(0, ...values);
  const range = highest - Math.min(0, ...values) || 1;
  const y = (value: number) => Number((((highest - value) / range) * (height - 4) + 2).toFixed(1));
  const step = width / Math.max(1, values.length - 1);
  return {
    line: values.map((value, index) => `${(index * step).toFixed(1)},${y(value)}`).join(' '),
    zero: y(0),
  };
}
