import { type Clause, from } from './clause';
import { proofs } from './proofs';

const policy = 'RG policy';

/** Clauses of Curaçao: the responsible gaming policy of the CGA (17 April 2025) and the ordinance on games of chance (LOK), by reports. */
export const curacaoClauses: readonly Clause[] = [
  ...from(
    {
      title: 'AGB: Curaçao’s responsible gambling overhaul',
      url: 'https://agbrief.com/news/world/24/02/2025/curacaos-responsible-gambling-overhaul-what-operators-must-know/',
    },
    [policy, 'Minors cannot register: the age is confirmed.', proofs.ageConfirmed],
    [policy, 'Deposit limits exist by day, week and month.', proofs.depositLimit],
    [policy, 'A higher limit takes effect after a wait.', proofs.raised],
    [policy, 'Exclusions last one, three or five years, or for good.', proofs.exclusions],
    [policy, 'An exclusion begins at once and stops all play.', proofs.atOnce],
    [policy, 'A reminder tells how long one has played.', proofs.reminder],
    [policy, 'Players can assess their own gambling.', proofs.selfTest],
  ),
  ...from(
    {
      title: 'IGN: Curaçao launches major reform in responsible gambling',
      url: 'https://ign-news.com/en/curacao-launches-major-reform-in-responsible-gambling',
    },
    [policy, 'Limits can be set on what is wagered.', proofs.wagerLimit],
    [policy, 'The time of a session is shown.', proofs.elapsed],
    [policy, 'What was won or lost is shown.', proofs.netResult],
    [policy, 'Gambling is not called a way to money, nor out of trouble.', proofs.safePlay],
    [policy, 'Nobody is urged to play on.', proofs.noUrging],
  ),
  ...from(
    {
      title: 'Legarithm: responsible gaming, new requirements for Curaçao operators',
      url: 'https://legarithm.io/en/news/responsible-gaming-new-requirements-for-curacao-operators/',
    },
    [policy, 'Limits can be set on losses.', proofs.lossLimit],
    [policy, 'Limits can be set on the time played.', proofs.timeLimit],
    [policy, 'A player excludes themselves online, without anybody’s help.', proofs.begun],
    [policy, 'What an exclusion means is explained.', proofs.explained],
  ),
  ...from(
    {
      title: 'iGaming.com: Curaçao, responsible gaming policy',
      url: 'https://igaming.com/igamingcare/curacao-gaming-control-board-responsible-gaming-policy',
    },
    [policy, 'Information on safer play is easy to reach from every page.', proofs.helpPages],
    [policy, 'Information on harm, and on help, is there to read.', proofs.safePlay],
    [policy, 'Short breaks are offered.', proofs.lengths],
    [policy, 'Marketing is sent only to those who asked for it.', proofs.noMarketing],
  ),
  ...from(
    {
      title: 'gamingcompliance.io: what self-exclusion demands under the CGA',
      url: 'https://gamingcompliance.io/?p=378',
    },
    [policy, 'Who is excluded gets no marketing.', proofs.marketingEnds],
  ),
  ...from(
    {
      title: 'Responsible gaming policy of an operator under the CGA',
      url: 'https://citron-294513.firebaseapp.com/en/info/responsible-gaming-policy',
    },
    [policy, 'Players get no credit: nobody can stake more than they have.', proofs.noCredit],
  ),
  ...from(
    {
      title: 'Complaints policy of an operator under article 5.3 LOK',
      url: 'https://dwin.live/help/player-complaints-policy',
    },
    ['LOK 5.3', 'The form of a complaint has its topic, and the ID of what it is about.', proofs.contact],
    ['LOK 5.3', 'How soon a complaint is answered is told.', proofs.answerTime],
  ),
  ...from(
    {
      title: 'ADR certification under Curaçao’s LOK',
      url: 'https://gaminglicense.com/alternative-dispute-resolution-adr-certification-under-curacaos-lok-what-operators-need-to-know',
    },
    ['LOK', 'A dispute can go to an independent body, which is named.', proofs.disputes],
  ),
];
