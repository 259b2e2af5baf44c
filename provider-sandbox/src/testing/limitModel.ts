import type { LimitKind, LimitPeriod } from '@tessera/shared-contracts/extensions/schema';
import { limitPeriods } from '@tessera/shared-contracts/extensions/schema';
import type { Player } from './client';

/** Bitcoins in units of their ledger; dollars in hundred-thousandths, of which a unit is worth 65. */
export const usdOf = (units: number) => units * 65;
export const usdScale = 100_000;
const minuteMs = 60_000;

interface ModelBet {
  readonly at: number;
  readonly usd: number;
  readonly playedMs: number;
  returned: number;
}
interface ModelLimit {
  /** Dollars as above, or minutes. */
  amount: number | null;
  pending?: { readonly amount: number | null; readonly from: number } | undefined;
}

/** What a player may do, as the laws of limits and breaks say. */
export interface Play {
  player: Player;
  now: number;
  units: number;
  readonly bets: ModelBet[];
  readonly deposits: { readonly at: number; readonly usd: number }[];
  held: { readonly id: string; readonly units: number; readonly at: number }[];
  readonly limits: Map<string, ModelLimit>;
  /** The open round of Mines. */
  open: { readonly id: string; readonly bet: ModelBet; readonly session: string } | undefined;
  breakUntil: number | undefined;
  playFrom: number | undefined;
}

export const newPlay = (player: Player, now: number): Play => ({
  player,
  now,
  units: 0,
  bets: [],
  deposits: [],
  held: [],
  limits: new Map(),
  open: undefined,
  breakUntil: undefined,
  playFrom: undefined,
});

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** The Monday of a moment's week, found by going back day by day. */
function mondayOf(at: number): string {
  let day = at;
  while (new Date(day).getUTCDay() !== 1) day -= 24 * 60 * minuteMs;
  return dayOf(day);
}
const periodOf: Readonly<Record<LimitPeriod, (at: number) => string>> = {
  day: dayOf,
  week: mondayOf,
  month: (at) => dayOf(at).slice(0, 7),
};

export const limitIn = (play: Play, kind: LimitKind, period: LimitPeriod): ModelLimit => {
  const key = `${kind}/${period}`;
  const limit = play.limits.get(key) ?? { amount: null };
  play.limits.set(key, limit);
  return limit;
};

/** Time of play since the last bet. */
export function runningMs({ bets, now }: Play): number {
  const last = Math.max(Number.NEGATIVE_INFINITY, ...bets.map(({ at }) => at));
  return now > last && now - last <= 15 * minuteMs ? now - last : 0;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What counts towards a limit: dollars as above, or milliseconds. */
export function usedIn(play: Play, kind: LimitKind, period: LimitPeriod): number {
  const current = periodOf[period](play.now);
  const isIn = ({ at }: { at: number }) => periodOf[period](at) === current;
  const bets = play.bets.filter(isIn);
  if (kind === 'deposit') return sum(play.deposits.filter(isIn).map(({ usd }) => usd));
  if (kind === 'wager') return sum(bets.map(({ usd }) => usd));
  if (kind === 'loss') return sum(bets.map(({ usd, returned }) => usd - returned));
  return sum(bets.map(({ playedMs }) => playedMs)) + runningMs(play);
}

const isWithin = (play: Play, kind: LimitKind, usd: number): boolean =>
  limitPeriods.every((period) => {
    const { amount } = limitIn(play, kind, period);
    const used = usedIn(play, kind, period);
    return amount === null || (kind === 'session' ? used < amount * minuteMs : used + usd <= amount);
  });

/** Whether no limit is passed now that something was staked. */
export const isWithinAfter = (play: Play): boolean => isWithin(play, 'wager', 0) && isWithin(play, 'loss', 0);

export type PlayState = 'none' | 'break' | 'over' | 'waiting';
export function stateOf({ breakUntil, playFrom, now }: Play): PlayState {
  if (breakUntil === undefined) return 'none';
  if (now < breakUntil) return 'break';
  if (playFrom === undefined) return 'over';
  return now < playFrom ? 'waiting' : 'none';
}

/** Whether a stake may be taken, money aside. */
export const mayStake = (play: Play, usd: number): boolean =>
  stateOf(play) === 'none' && (['wager', 'loss', 'session'] as const).every((kind) => isWithin(play, kind, usd));

export const mayArrive = (play: Play, usd: number): boolean =>
  stateOf(play) === 'none' && isWithin(play, 'deposit', usd);

export function addBet(play: Play, units: number): ModelBet {
  const bet = { at: play.now, usd: usdOf(units), playedMs: runningMs(play), returned: 0 };
  play.bets.push(bet);
  play.units -= units;
  return bet;
}

export function payBet(play: Play, bet: ModelBet, units: number): void {
  bet.returned = usdOf(units);
  play.units += units;
}

/** What reading releases, oldest first. */
export function releaseInModel(play: Play): void {
  const oldestFirst = [...play.held].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  for (const deposit of oldestFirst) {
    const usd = usdOf(deposit.units);
    if (!mayArrive(play, usd)) continue;
    play.held = play.held.filter((one) => one !== deposit);
    play.deposits.push({ at: play.now, usd });
    play.units += deposit.units;
  }
}
