import { type Clause, from, type Source } from './clause';
import { proofs } from './proofs';

const commission = 'https://www.gamblingcommission.gov.uk';
const rts = (title: string, page: string): Source => ({
  title,
  url: `${commission}/standards/remote-gambling-and-software-technical-standards/${page}`,
});
const games2021: Source = {
  title: 'Online games design and reverse withdrawals, annex 1',
  url: `${commission}/consultation-response/online-games-design-and-reverse-withdrawals/ogdrw-annex-1-summary-of-changes-to-rts`,
};
const games2025: Source = {
  title: 'Wiggin: remote game design changes of 17 January 2025',
  url: 'https://wiggin.co.uk/?p=24018',
};
const slots2021: Source = {
  title: 'Urdesignmag: slots game designs under the new UK regulation',
  url: 'https://www.urdesignmag.com/technology/2021/03/25/slots-game-designs-to-be-changed-with-new-uk-regulation/',
};
const limits2025: Source = {
  title: 'RTS 12 from 31 October 2025, annex 2 of the consultation response',
  url: `${commission}/consultation-response/autumn-2023-consultation-proposed-changes-to-lccp-and-rts-consultation/annex-2-rts-12-wording-in-full-from-31-october-2025`,
};
const limits2026: Source = {
  title: 'RTS 12 from 30 June 2026, annex 2 of the consultation response',
  url: `${commission}/consultation-response/definition-of-deposit-limits-in-the-remote-gambling-and-software-technical/annex-2-rts-12-wording-in-full-from-30-june-2026`,
};
const reviews: Source = {
  title: 'Wiggin: new rules empowering consumers, testing the limits',
  url: 'https://wiggin.co.uk/insight/new-rules-empowering-consumers-and-boosting-operator-transparency-testing-the-limits/?selected=betting-and-gaming',
};

/** Clauses of Great Britain: the remote technical standards (RTS), and the licence conditions and codes (LCCP). */
export const ukClauses: readonly Clause[] = [
  ...from(
    rts('RTS 1: customer account information', 'rts-1-customer-account-information'),
    ['RTS 1A', 'Where one plays or moves money, the balance is shown, in its own currency.', proofs.balance],
    ['RTS 1B', 'A player reads what the account did in the last three months, without asking for it.', proofs.history],
    ['RTS 1B', 'Twelve months of bets and results can be had.', proofs.bets],
  ),
  ...from(
    {
      title: 'gamingcompliance.io: remote technical standards',
      url: 'https://gamingcompliance.io/ukgc/remote-technical-standards/',
    },
    ['RTS 1B', 'The history has deposits, withdrawals, bets with results, and totals.', proofs.totals],
    ['RTS 1C', 'Deposits less withdrawals since the account was opened are shown.', proofs.netDeposits],
    ['RTS 2A', 'How much money a bet stakes is clear, in the player’s money too.', proofs.stakeValue],
  ),
  ...from(
    {
      title: 'Wiggin: response to the RTS consultation',
      url: 'https://www.wiggin.co.uk/insight/commission-publishes-response-rts-consultation/?selected=betting-and-gaming',
    },
    ['RTS 1B', 'What was won and lost is summed for the days that the player picks.', proofs.period],
  ),
  ...from(
    rts('Remote technical standards: introduction and contents', '1-RTS-introduction'),
    ['RTS 3', 'The rules of each game, and how it works, are there to read.', proofs.gameRules],
    ['RTS 3', 'How likely a win is can be read: each game says what it returns.', proofs.gameRules],
    ['RTS 10', 'A round that was interrupted goes on where it stopped.', proofs.resumed],
    ['RTS 10', 'A round that nobody finishes is settled fairly.', proofs.abandoned],
  ),
  ...from(
    rts('RTS 5: result determination', 'rts-5-result-determination'),
    ['RTS 5A', 'Bets are settled by the rules that were shown.', proofs.settled],
    ['RTS 5A', 'A fault of the system is mended without harm to the player.', proofs.faulty],
  ),
  ...from(rts('RTS 6: play-for-free games', 'rts-6-result-determination-for-play-for-free-games'), [
    'RTS 6A',
    'Free play has the rules and the chances of play for money.',
    proofs.funAlike,
  ]),
  ...from(
    rts('RTS 7: generation of random outcomes', 'rts-7-generation-of-random-outcomes'),
    ['RTS 7A', 'Results are random, and tests of statistics show it.', proofs.distribution],
    ['RTS 7A', 'No game adapts its results to what was played before.', proofs.recomputed],
  ),
  ...from(rts('RTS 8: auto-play functionality', 'rts-8-autoplay-functionality'), [
    'RTS 8A',
    'Each round needs an act of the player: no game plays on by itself.',
    proofs.pressed,
  ]),
  ...from(
    limits2025,
    ['RTS 12A', 'A player finds limits of money easily, from the registration on.', proofs.limitsShown],
    ['RTS 12A', 'A new player is asked for a limit, at the first deposit at the latest.', proofs.depositLine],
    ['RTS 12A', 'The player is told when a limit begins to hold.', proofs.limitSet],
    ['RTS 12A', 'Limits can be set on deposits and on losses.', proofs.lossLimit],
    ['RTS 12A', 'Of limits by day, week and month the lowest holds.', proofs.lowestHolds],
  ),
  ...from(
    limits2026,
    ['RTS 12B', 'The amount of a limit is typed freely.', proofs.limitSet],
    ['RTS 12B', 'A limit holds for the account as a whole.', proofs.enforced],
    ['RTS 12B', 'A deposit limit counts all that comes in, and nothing else bears that name.', proofs.allDeposits],
    ['RTS 12B', 'Limits exist for 24 hours, 7 days and a month.', proofs.periods],
  ),
  ...from(
    {
      title: 'Updates to RTS effective 30 June 2026',
      url: `${commission}/licensees-and-businesses/guide/page/updates-to-rts-effective-30-june-2026`,
    },
    ['RTS 12B', 'Nothing more is taken in above a deposit limit until its period ends.', proofs.depositLimit],
    ['RTS 12B', 'A limit is raised 24 hours after it was asked for, at the earliest.', proofs.raised],
  ),
  ...from(
    reviews,
    ['RTS 12', 'A limit is lowered at once.', proofs.lowered],
    ['RTS 12', 'The home page leads to the limits.', proofs.homeLimits],
    ['RTS 12', 'Twice a year the player is asked to look at the limits again.', proofs.reviewed],
  ),
  ...from(
    {
      title: 'CMS: update to remote technical standards of 30 April 2016',
      url: 'https://cms.law/en/gbr/legal-updates/reminder-update-to-remote-technical-standards-effective-30-april-2016',
    },
    ['RTS 13B', 'A player chooses how often the time played is told.', proofs.reminder],
    ['RTS 13B', 'A reminder is answered before the next round begins.', proofs.held],
  ),
  ...from(
    games2021,
    ['RTS 2E', 'A session shows what it won or lost so far.', proofs.day],
    ['RTS 13C', 'The time played is shown for as long as the game is open.', proofs.elapsed],
    ['RTS 14B', 'A withdrawal that was asked for cannot be taken back.', proofs.noCancel],
  ),
  ...from(
    rts('RTS 14: responsible product design', 'rts-14-responsible-product-design'),
    ['RTS 14A', 'No text urges players to stake more, to play on or to win back what they lost.', proofs.noUrging],
    ['RTS 14A', 'No game raises a stake by itself.', proofs.pressed],
  ),
  ...from(
    slots2021,
    ['RTS 14C', 'One cannot play several games side by side.', proofs.oneGame],
    ['RTS 14D', 'Of slots, rounds begin at least 2.5 seconds apart.', proofs.paced],
  ),
  ...from(
    games2025,
    ['RTS 14E', 'Nothing shortens the time to a result, such as a turbo.', proofs.pressed],
    ['RTS 14G', 'Of casino games, rounds begin at least 5 seconds apart.', proofs.paced],
  ),
  ...from(
    {
      title: 'Summer 2023 consultation, response on the illusion of false wins',
      url: `${commission}/consultation-response/summer-2023-consultation-proposed-changes-to-lccp-and-rts-consultation/proposal-4-effects-that-give-the-illusion-of-false-wins`,
    },
    ['RTS 14F', 'A return of no more than the stake is not celebrated.', proofs.celebration],
  ),
  ...from(
    {
      title: 'Tools you can use to control your gambling',
      url: `${commission}/for-the-public/Safer-gambling/Tools-to-help-you-control-your-gambling.aspx`,
    },
    ['LCCP', 'Breaks of 24 hours, a week and a month are offered, and others up to six weeks.', proofs.lengths],
    ['LCCP', 'During a break nothing can be played.', proofs.noPlay],
  ),
  ...from(
    {
      title: 'Self-exclusion in social responsibility',
      url: `${commission}/licensees-and-businesses/page/self-exclusion-in-social-responsibility`,
    },
    ['LCCP 3.5', 'A player can exclude themselves, for six months at least.', proofs.lengths],
    ['LCCP 3.5', 'An exclusion begins at once.', proofs.atOnce],
    ['LCCP 3.5', 'Before it begins, the player is told what it means.', proofs.explained],
  ),
  ...from(
    {
      title: 'LCCP 3.5.4: self-exclusion, remote ordinary code',
      url: `${commission}/licensees-and-businesses/lccp/condition/3-5-4-remote-ordinary-code`,
    },
    ['LCCP 3.5.4', 'An exclusion takes a deliberate act of the player.', proofs.begun],
  ),
  ...from(
    {
      title: 'Ensuring self-excluded customers do not receive marketing materials',
      url: `${commission}/licensees-and-businesses/guide/ensuring-self-excluded-customers-do-not-receive-your-marketing-materials`,
    },
    [
      'LCCP 3.5',
      'Who is excluded gets no marketing, nor afterwards until they choose to return.',
      proofs.marketingEnds,
    ],
  ),
  ...from(
    {
      title: 'LCCP 17.1.1: customer identity verification',
      url: `${commission}/licensees-and-businesses/lccp/condition/17-1-1-customer-identity-verification`,
    },
    ['LCCP 17.1.1', 'A withdrawal says in advance from which amount it is checked.', proofs.terms],
    ['LCCP 17.1.1', 'Before a deposit one is told which documents may be asked for.', proofs.documents],
  ),
  ...from(
    {
      title: 'Complaints and disputes: ADR requirements',
      url: `${commission}/manual/complaints-and-disputes-procedural-information-provision-and-reporting/5-adr-requirements`,
    },
    ['LCCP 6.1.1', 'How to complain, and to whom, is told.', proofs.contact],
    ['LCCP 6.1.1', 'A dispute can go to an independent body, which is named.', proofs.disputes],
  ),
];
