import { formatMultiplier } from '@tessera/shared-contracts/money';
import { byId, element } from '../../browser/dom';
import type { GameRules, RoundWords } from '../engine/gameRules';
import { verificationOf } from '../engine/verification';
import { entry, openDialog, term } from './dialog';
import { gameMessages } from './game.messages';
import type { Round } from './play';
import { betLink, verifyLink } from './siteLink';

const words = gameMessages.rounds;

interface RoundsDialogOptions {
  readonly rules: GameRules;
  readonly site: string;
  /** Whether the site can show the details of a bet. */
  readonly hasDetail: boolean;
  readonly describeMove: (round: Round) => string;
}

/** Lists the rounds of this game, newest first, each with the data to verify it. */
export function drawRoundsDialog(
  rounds: readonly Round[],
  { rules, site, hasDetail, describeMove }: RoundsDialogOptions,
): void {
  const entries = rounds.map((round) => {
    const said = rules.describe(round.bet, round.outcome);
    const move = describeMove(round);
    const made = entry([element('span', {}, said.result), element('span', {}, move)], () => [
      element('dl', {}, describeRound(said, round, move)),
      element('p', { class: 'row' }, [
        verifyLink(site, verificationOf(round, said), words.verify),
        ...(hasDetail ? [betLink(site, round.id, words.detail)] : []),
      ]),
    ]);
    made.id = `round-${round.id}`;
    return made;
  });
  byId('rounds-list').replaceChildren(...(entries.length > 0 ? entries : [element('p', {}, words.none)]));
}

/** Opens the dialog at one round. */
export function openRound(round: Round): void {
  openDialog('rounds-dialog');
  const details = byId(`round-${round.id}`, HTMLDetailsElement);
  details.open = true;
  details.scrollIntoView({ block: 'nearest' });
}

function describeRound({ bet, drawn }: RoundWords, round: Round, move: string): HTMLElement[] {
  const { fairness } = gameMessages;
  return [
    ...term(words.selection, bet),
    ...term(words.result, drawn),
    ...term(words.amount, `${round.stake} ${round.currency}`),
    ...term(words.multiplier, formatMultiplier(round.multiplier)),
    ...term(words.payout, move),
    ...term(words.playedAt, writeTime(new Date(round.playedAt))),
    ...term('Nonce', String(round.nonce)),
    ...term(words.scheme, String(round.scheme)),
    ...term(fairness.clientSeed, round.clientSeed, true),
    ...term(fairness.serverSeedHash, round.serverSeedHash, true),
    ...term(words.serverSeed, round.serverSeed ?? words.hidden, round.serverSeed !== null),
  ];
}

/** `Nov 20, 2025 · 18:42` */
const writeTime = (at: Date): string =>
  `${at.toLocaleDateString('en-US', { dateStyle: 'medium' })} · ${at.toLocaleTimeString('en-GB', { timeStyle: 'short' })}`;
