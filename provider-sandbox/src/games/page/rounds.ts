import { byId } from '../../browser/dom';
import type { GameRules } from '../engine/gameRules';
import { kindOf } from './autoPlay';
import { describeMove, drawHistory, drawOutcome } from './drawBet';
import { pageRules } from './pageRules';
import type { Round } from './play';
import { drawRoundsDialog, openRound } from './roundsDialog';
import { soundRound } from './settings';
import type { Table } from './table';

/** Rounds shown in the history. */
const keptRounds = 50;

/** The page's view of its rounds, newest first. */
export function createRounds(rules: GameRules, readTable: () => Table, isReal: () => boolean) {
  let rounds: readonly Round[] = [];
  const describe = (round: Round) => rules.describe(round.bet, round.outcome);

  function replace(next: readonly Round[]): void {
    rounds = next;
    const { site = '', bets } = byId('game').dataset;
    drawHistory(rounds, (round) => describe(round).result, openRound);
    drawRoundsDialog(rounds, {
      rules,
      site,
      hasDetail: isReal() && bets !== undefined,
      describeMove: (round) => describeMove(readTable(), round),
    });
  }

  return {
    read: () => rounds,
    replace,
    /** Adds a round that was just played. */
    add(round: Round): void {
      drawOutcome(readTable(), round, describe(round), true);
      replace([round, ...rounds.filter(({ id }) => id !== round.id)].slice(0, keptRounds));
      const kind = kindOf(round);
      // A tone for a return of the mere stake is a celebration.
      if (kind !== 'even' || pageRules().celebratesAtStake) soundRound(kind);
    },
    /** Replaces all rounds, and shows the outcome of the last. */
    show(stored: readonly Round[]): void {
      replace(stored);
      const [last] = stored;
      if (last) drawOutcome(readTable(), last, describe(last), false);
    },
    /** Adds the server seed to the rounds that were played with it. */
    reveal({ serverSeedHash, serverSeed }: Pick<Round, 'serverSeedHash' | 'serverSeed'>): void {
      replace(rounds.map((round) => (round.serverSeedHash === serverSeedHash ? { ...round, serverSeed } : round)));
    },
  };
}
