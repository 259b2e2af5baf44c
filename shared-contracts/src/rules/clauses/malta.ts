import { type Clause, from } from './clause';
import { proofs } from './proofs';

const directive = 'Directive 2 of 2018';
const news = 'https://igamingcapital.mt';

/** Clauses of Malta: the player protection directive of the MGA (Directive 2 of 2018, amended in 2023), by its pages and reports. */
export const maltaClauses: readonly Clause[] = [
  ...from(
    { title: 'MGA: player protection', url: 'https://www.mga.org.mt/licensee-hub/compliance/player-protection/' },
    [directive, 'Every page says from which age one may play.', proofs.ageShown],
    [directive, 'It is said that gambling can harm, and what the site has against it.', proofs.safePlay],
    [directive, 'Safer gambling is one press away from every page.', proofs.helpPages],
    [directive, 'Every page leads to an organisation that helps.', proofs.helpLink],
    [directive, 'Before the first deposit, limits and tools are told.', proofs.askedForLimits],
    [directive, 'Nobody is urged to chase losses, to wager winnings or to play on and on.', proofs.noUrging],
  ),
  ...from(
    {
      title: 'CasinoBeats: MGA, player protection directive',
      url: 'https://casinobeats.com/2023/01/16/mga-player-protection-directive/',
    },
    [directive, 'The operator can be reached from every page.', proofs.helpPages],
    [directive, 'Self-exclusion is one press away from the page on safer gambling.', proofs.breaksLinked],
    [directive, 'An exclusion is removed only if the player asks.', proofs.playAgain],
  ),
  ...from(
    {
      title: 'MGA: mandatory responsible gambling tools',
      url: 'https://www.mga.org.mt/faqs/remote-gaming-are-there-any-mandatory-responsible-gambling-tools-which-must-be-offered-to-players/',
    },
    [directive, 'A player can exclude themselves for some time or for good.', proofs.exclusions],
    [directive, 'Self-exclusion is simple and easy to reach.', proofs.breaksLinked],
    [directive, 'Limits can be set on deposits or on wagers.', proofs.depositLimit],
    [directive, 'A player can have the time played told at intervals.', proofs.reminder],
    [directive, 'Limits on losses are encouraged.', proofs.lossLimit],
    [directive, 'Limits on time are encouraged.', proofs.timeLimit],
    [directive, 'Breaks of more than a day, up to 30, are encouraged.', proofs.lengths],
  ),
  ...from(
    {
      title: 'iGaming Capital: MGA flags gaps in self-exclusion',
      url: `${news}/mga-flags-gaps-in-online-gambling-operators-self-exclusion-controls`,
    },
    [directive, 'An exclusion takes effect without a check of identity first.', proofs.unchecked],
    [
      directive,
      'An exclusion ends early after 24 hours at the earliest, one for good after seven days.',
      proofs.notEarly,
    ],
    [directive, 'Limits are offered at registration or before the first deposit.', proofs.depositLine],
    [directive, 'A reminder tells time, wagers, wins and losses, and stays until it is answered.', proofs.answered],
  ),
  ...from(
    {
      title: 'Mondaq: updates to the player protection directive',
      url: 'https://www.mondaq.com/gaming/1273866/updates-to-the-player-protection-directive',
    },
    [directive, 'Who is excluded can still withdraw.', proofs.withdrawOnly],
    [directive, 'What a bet is worth in real money is clear at all times.', proofs.stakeValue],
  ),
  ...from(
    {
      title: 'Focus Gaming News: MGA publishes amendments',
      url: 'https://focusgn.com/mga-publishes-amendments-to-its-player-protection-directive',
    },
    [directive, 'Six months of history are there: wins, losses, deposits and withdrawals.', proofs.totals],
    [directive, 'Where a game plays on by itself, one can set how often that is told.', proofs.reminder],
  ),
  ...from(
    {
      title: 'GVZH: recent changes to the player protection directive',
      url: 'https://gvzh.mt/insights/gaming-what-recent-changes-player-protection-directive/',
    },
    [directive, 'The rules of games are there to read, on phones too.', proofs.gameRules],
    [directive, 'A new player is shown the tools before the first bet.', proofs.askedForLimits],
  ),
  ...from(
    {
      title: 'InterQQ: Malta adds operator requirements',
      url: 'https://www.interqq.info/malta-adds-operator-requirements-to-reduce-potential-player-harms/',
    },
    [
      'Directive 2, 17A',
      'Taking withdrawals back is a marker of harm: it is off unless the site allows it.',
      proofs.cancelOff,
    ],
  ),
  ...from(
    {
      title: 'MGA: return to player streamlined',
      url: 'https://www.mga.org.mt/the-mga-streamlines-the-return-to-player-percentage-applicable-to-both-remote-and-land-based-sectors/',
    },
    ['Directive 2, 22', 'Games return at least 85 per cent.', proofs.returns],
    ['Directive 2, 22', 'What each game returns can be read.', proofs.gameRules],
  ),
];
