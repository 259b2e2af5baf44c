import {
  addDecimals,
  compareDecimals,
  type Decimal,
  netPayout,
  outcomeOf,
  subtractDecimals,
} from '@tessera/shared-contracts/money';
import { scaleStake } from './table';

/** Settings of auto play. This module has plain data and rules, without the DOM. */
export interface AutoSettings {
  /** Undefined: until the player stops. */
  readonly rounds: number | undefined;
  /** By how many per cent the stake is raised after a win or a loss; undefined resets it to the first stake. */
  readonly onWin: Decimal | undefined;
  readonly onLoss: Decimal | undefined;
  readonly stopAtProfit: Decimal | undefined;
  readonly stopAtLoss: Decimal | undefined;
  readonly stopOnWin: boolean;
  readonly stopOnLoss: boolean;
}

/** A run of auto play. */
export interface AutoRun {
  readonly settings: AutoSettings;
  readonly firstStake: Decimal;
  readonly left: number | undefined;
  readonly net: Decimal;
}

export type StopReason = 'win' | 'loss' | 'profit' | 'total-loss' | 'done';

export const startRun = (settings: AutoSettings, firstStake: Decimal): AutoRun => ({
  settings,
  firstStake,
  left: settings.rounds,
  net: '0',
});

/** Whether a round returned more than its stake, less, or the same. */
export const kindOf = ({ stake, payout }: { readonly stake: Decimal; readonly payout: Decimal }) =>
  outcomeOf(netPayout(stake, payout));

/** The state after a round: the run, the next stake, and the reason to stop, if any. */
export function afterRound(
  { settings, ...run }: AutoRun,
  round: { readonly stake: Decimal; readonly payout: Decimal },
): { readonly run: AutoRun; readonly stake: Decimal; readonly stop: StopReason | undefined } {
  const kind = kindOf(round);
  const left = run.left === undefined ? undefined : run.left - 1;
  const net = addDecimals(run.net, netPayout(round.stake, round.payout));
  const raise = kind === 'win' ? settings.onWin : kind === 'loss' ? settings.onLoss : '0';
  const reaches = (amount: Decimal | undefined, reached: Decimal) =>
    amount !== undefined && compareDecimals(reached, amount) >= 0;
  const reasons: readonly (readonly [boolean, StopReason])[] = [
    [reaches(settings.stopAtProfit, net), 'profit'],
    [reaches(settings.stopAtLoss, subtractDecimals('0', net)), 'total-loss'],
    [settings.stopOnWin && kind === 'win', 'win'],
    [settings.stopOnLoss && kind === 'loss', 'loss'],
    [left === 0, 'done'],
  ];
  return {
    run: { ...run, settings, left, net },
    stake: raise === undefined ? run.firstStake : raiseBy(round.stake, raise),
    stop: reasons.find(([applies]) => applies)?.[1],
  };
}

const raiseBy = (stake: Decimal, perCent: Decimal): Decimal => scaleStake(stake, addDecimals('1', `${perCent}e-2`));
