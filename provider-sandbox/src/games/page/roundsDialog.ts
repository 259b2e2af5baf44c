import { byId, element } from '../../browser/dom';
import type { GameRules } from '../engine/gameRules';
import { entry, openDialog, term } from './dialog';
import { gameMessages } from './game.messages';
import type { Round } from './play';

const words = gameMessages.rounds;

/** The rounds of this game, newest first, each with all that it is verified with. */
export function drawRoundsDialog(
  rounds: readonly Round[],
  { rules, site, describeMove }: { rules: GameRules; site: string; describeMove: (round: Round) => string },
): void {
  const entries = rounds.map((round) => {
    const { result } = rules.describe(round.bet, round.outcome);
    const made = entry([element('span', {}, result), element('span', {}, describeMove(round))], () => [
      element('dl', {}, describeRound(rules, round)),
      ...verifyLink(site, round),
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

function describeRound(rules: GameRules, round: Round): HTMLElement[] {
  const { bet, drawn } = rules.describe(round.bet, round.outcome);
  const { fairness } = gameMessages;
  return [
    ...term(words.game, bet),
    ...term(words.result, drawn),
    ...term(words.stake, `${round.stake} ${round.currency}`),
    ...term(words.multiplier, `${round.multiplier}×`),
    ...term(words.payout, `${round.payout} ${round.currency}`),
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

/** Leads to the site's own verifier, which knows nothing of this page's code. */
function verifyLink(site: string, { game, scheme, serverSeed, serverSeedHash, clientSeed, nonce, bet }: Round): Node[] {
  const search = new URLSearchParams({
    game,
    scheme: String(scheme),
    ...(serverSeed !== null && { serverSeed }),
    serverSeedHash,
    clientSeed,
    nonce: String(nonce),
    ...settingsOf(bet),
  });
  const href = `${site}/provably-fair?${search}`;
  return [element('a', { class: 'link', href, target: '_blank', rel: 'noopener' }, words.verify)];
}

/** What of a bet decides the draw or names it: its plain values. */
const settingsOf = (bet: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(bet as object).flatMap(([name, value]) =>
      typeof value === 'object' ? [] : [[name, String(value)] as const],
    ),
  );
