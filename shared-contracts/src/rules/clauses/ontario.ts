import { type Clause, from, type Source } from './clause';
import { proofs } from './proofs';

const agco = (title: string, page: string): Source => ({ title: `AGCO: ${title}`, url: `https://www.agco.ca/${page}` });
const outline: Source = {
  title: 'Canadian Gaming Business: AGCO outlines rules for online casino games',
  url: 'https://www.canadiangamingbusiness.com/?p=11226',
};

/** Clauses of Ontario: the Registrar’s Standards for Internet Gaming of the AGCO. */
export const ontarioClauses: readonly Clause[] = [
  ...from(
    agco('customer service', 'en/responsibilities-and-resources/customer-service'),
    ['1.15', 'A player can write about the account, money or a game.', proofs.contact],
    ['1.16, 1', 'Players can read how soon they are answered.', proofs.answerTime],
    ['1.17', 'The site names the AGCO and leads to it.', proofs.regulator],
  ),
  ...from(
    agco('responsible gambling', 'book/export/html/57721'),
    ['2.04', 'No text promises a win or urges to stake more.', proofs.noUrging],
    ['2.05', 'Offers are mailed only to those who asked for them.', proofs.noMarketing],
  ),
  ...from(
    agco('supporting informed decision making', 'supporting-informed-decision-making'),
    ['2.08, 1a', 'Players can read how games work.', proofs.gameRules],
    ['2.08, 1b', 'Players can read how to play at lower risk.', proofs.safePlay],
    ['2.08, 1c', 'Players can read which harm gambling can do.', proofs.safePlay],
    ['2.08, 1d', 'Every page leads to help.', proofs.helpLink],
    ['2.08, 2', 'Limits of money and time are explained.', proofs.limitsShown],
    ['2.08, 3', 'Self-exclusion is explained.', proofs.explained],
    ['2.09', 'Registration and account name ConnexOntario with its number.', proofs.helpline],
  ),
  ...from(
    agco(
      'assisting individuals who may be experiencing harm',
      'en/responsibilities-and-resources/identifying-and-assisting-individuals-who-may-be-experiencing-harm',
    ),
    ['2.11, 2', 'An organisation in Ontario that helps is named, with its contact.', proofs.helplines],
  ),
  ...from(
    agco('self-exclusion and breaks in play', 'self-exclusion-and-breaks-play'),
    ['2.13, 1', 'A player can take a short break.', proofs.begun],
    ['2.13, 2', 'Breaks last a day, a week, one, two or three months.', proofs.lengths],
    ['2.13, 3', 'During a break no bet is taken.', proofs.noPlay],
    ['2.14, 1', 'Self-exclusion is easy to find.', proofs.breaksLinked],
    ['2.14, 2', 'Who excludes themselves is shown where help is.', proofs.helpShown],
    ['2.14, 3', 'What an exclusion means, and how one returns, is said clearly.', proofs.explained],
    ['2.14, 4', 'Exclusions last six months, a year or five years.', proofs.lengths],
    ['2.14, 5', 'Who is excluded is logged out at once.', proofs.atOnce],
    [
      '2.14, 5',
      'Who is excluded cannot log in until it ends.',
      {
        because:
          'Here they can log in to read and to withdraw, and to do nothing else: their money stays within their reach.',
      },
    ],
    ['2.14, 6', 'Who is excluded gets no marketing.', proofs.marketingEnds],
    ['2.14, 7', 'An open bet ends with the exclusion.', proofs.roundSettled],
  ),
  ...from(
    agco('game design and features', 'game-design-and-features'),
    ['2.15, 2', 'The drawn result alone decides what is shown: no near miss is made up.', proofs.recomputed],
    ['2.15, 3', 'What is hidden stays where it was put when the round began.', proofs.settled],
    ['2.15, 4', 'Every result that is shown as possible can be drawn.', proofs.everyOutcome],
    ['2.15, 5', 'Free play has the chances of play for money.', proofs.funAlike],
  ),
  ...from(
    outline,
    ['2.16', 'Slots do not play on by themselves.', proofs.pressed],
    ['2.17', 'One cannot play several slots side by side.', proofs.oneGame],
    ['2.18', 'Rounds of a slot begin at least 2.5 seconds apart.', proofs.pacedOntario],
    ['2.18', 'Each round needs a press of its own.', proofs.pressed],
    ['2.19', 'Nothing shortens the time to a result.', proofs.pressed],
    ['2.20', 'A return of less than the stake is not celebrated.', proofs.celebration],
    ['2.21', 'What was won or lost in a session is shown, in Canadian dollars.', proofs.sessionNet],
  ),
  ...from(
    agco('limit setting features', 'limit-setting-features'),
    ['2.23, 1', 'Limits can be set at registration.', proofs.askedForLimits],
    ['2.23, 2', 'Limits can be set on deposits and on losses.', proofs.lossLimit],
    ['2.23, 3', 'Limits exist for 24 hours, 7 days and a month, and the lowest holds.', proofs.lowestHolds],
    ['2.23, 4', 'Limits are easy to find and to change.', proofs.limitsShown],
    ['2.24', 'A limit is raised or removed after 24 hours at the earliest.', proofs.raised],
    ['2.24, 1', 'A limit is never loosened unless the player asks.', proofs.raised],
    ['2.24, 2', 'The provider enforces the limits.', proofs.enforced],
  ),
  ...from(
    agco('eligibility', 'eligibility'),
    ['3.01, 1a', 'One must be 19 to register, and confirms it.', proofs.ageConfirmed],
    ['3.01, 1b', 'Who is excluded cannot register or play.', proofs.shutOut],
  ),
  ...from(
    agco('deactivation and dormant accounts', 'deactivation-and-dormant-accounts'),
    ['3.18', 'A player can close the account at any time.', proofs.closed],
    ['3.22', 'The balance of a closed account is paid out.', proofs.closed],
  ),
  ...from(
    agco('game integrity', 'game-integrity'),
    ['4.01', 'Results can be verified by anybody.', proofs.recomputed],
    ['4.01, 1d', 'Balances and movements agree to the last decimal.', proofs.figures],
    ['4.02, 2', 'A round that is not finished can go on.', proofs.resumed],
    ['4.02, 5', 'Money of a player is on record.', proofs.history],
    ['4.02, 6', 'Every bet of a player is on record.', proofs.bets],
  ),
  ...from(
    agco('speed and interruption', 'speed-and-interruption'),
    ['4.21, 2', 'After a failure open bets are settled.', proofs.killed],
    ['4.21, 3', 'A bet that cannot be settled is void and refunded.', proofs.faulty],
    ['4.21, 5', 'A round that cannot go on pays what it won, or returns the stake.', proofs.abandoned],
  ),
  ...from(
    agco('determination of game outcomes', 'en/responsibilities-and-resources/determination-game-outcomes'),
    ['4.24', 'Games pay what their rules say.', proofs.settled],
    ['4.24, 1', 'All results can come in every round.', proofs.everyOutcome],
    ['4.24, 3', 'A chance does not depend on what was played before, nor on the player.', proofs.stream],
    ['4.25', 'A result is not known before the bet is taken.', proofs.fixedSeed],
  ),
  ...from(
    agco('game management', 'game-management'),
    ['4.29', 'Each session of a game is checked, and is of one game.', proofs.ownSession],
    ['4.30', 'Who does nothing for long is logged out.', proofs.idle],
  ),
];
