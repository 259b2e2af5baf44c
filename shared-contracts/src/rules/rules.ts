import type { BreakLength } from '../extensions/calls/breaks';
import type { FiatCode } from '../fiat/fiatCurrencies';
import type { RuleSet } from './ruleSets';

/** What site and provider do differently under the rules of a place. Their sources are those of its clauses. */
export interface RuleSettings {
  /** Age from which a person may register, in years. Ontario: 19 (Standard 3.01); the others: 18. */
  readonly minimumAge: number;
  /**
   * Fewest seconds from the start of a round to the start of the next one. United Kingdom: 5 for casino games (RTS 14G). Ontario: 2.5,
   * which its Standard 2.18 asks of slots; here it holds for every game.
   */
  readonly minimumRoundSeconds: number;
  /** Whether a game may play on by itself. Not in the United Kingdom (RTS 8A), and in Ontario not for slots (2.16): here for no game. */
  readonly hasAutoPlay: boolean;
  /** Whether a player may shorten the time to the result, such as by a turbo (RTS 14E, Standard 2.19). */
  readonly hasTurbo: boolean;
  /** Whether a return of no more than the stake may look or sound like a win (RTS 14F, Standard 2.20). */
  readonly celebratesAtStake: boolean;
  /** Whether several games may be played side by side (RTS 14C, Standard 2.17). */
  readonly hasParallelGames: boolean;
  /** Whether a player may take a withdrawal back that was asked for; not in the United Kingdom (RTS 14B). */
  readonly canCancelWithdrawals: boolean;
  /**
   * Minutes of play after which a reminder interrupts, unless the player picks others; without it only players who ask are reminded.
   * The sources leave the number to the player (RTS 13B); an hour is ours.
   */
  readonly realityCheckMinutes?: number;
  /**
   * Lengths of self-exclusion to choose from. Ontario: 2.14; United Kingdom: from six months on (LCCP 3.5). Curaçao: its policy; Malta: for
   * some time or for good (Directive 2 of 2018), of which the times are ours.
   */
  readonly exclusionLengths: readonly [BreakLength, ...BreakLength[]];
  /**
   * Minutes without a call of the player after which the provider ends the session. Ontario asks for such a time without naming it
   * (Standard 4.30): half an hour is ours.
   */
  readonly idleMinutes?: number;
  /** Currency in which the net result of a session is shown. Ontario: Canadian dollars (Standard 2.21). */
  readonly sessionCurrency?: FiatCode;
  /** Helpline that registration and account have to name. Ontario: ConnexOntario with its number (Standard 2.09). */
  readonly helpline?: { readonly name: string; readonly href: string; readonly phone: string };
  /** Whether a registration leads to the limits, before the first deposit (RTS 12A, Standard 2.23, Directive 2 of 2018). */
  readonly asksForLimits: boolean;
}

const open: RuleSettings = {
  minimumAge: 18,
  minimumRoundSeconds: 0,
  hasAutoPlay: true,
  hasTurbo: true,
  celebratesAtStake: true,
  hasParallelGames: true,
  canCancelWithdrawals: true,
  exclusionLengths: ['6m', '1y', '5y'],
  asksForLimits: false,
};
const reminded = { ...open, realityCheckMinutes: 60 };
const paced = { hasAutoPlay: false, hasTurbo: false, celebratesAtStake: false, hasParallelGames: false };

/** The settings of each set of rules. */
export const ruleSettings: Readonly<Record<RuleSet, RuleSettings>> = {
  open,
  uk: { ...reminded, ...paced, minimumRoundSeconds: 5, canCancelWithdrawals: false, asksForLimits: true },
  ontario: {
    ...reminded,
    ...paced,
    minimumAge: 19,
    minimumRoundSeconds: 2.5,
    idleMinutes: 30,
    sessionCurrency: 'CAD',
    asksForLimits: true,
    helpline: { name: 'ConnexOntario', href: 'https://www.connexontario.ca', phone: '1-866-531-2600' },
  },
  curacao: { ...reminded, exclusionLengths: ['1y', '3y', '5y', 'for-good'] },
  malta: { ...reminded, exclusionLengths: ['6m', '1y', '5y', 'for-good'], asksForLimits: true },
};
