import { messages as listMessages } from '../list-parts/listParts.messages';

export const messages = {
  title: 'Live bets',
  tabs: 'Whose bets',
  all: 'All Bets',
  mine: 'My Bets',
  columns: { game: 'Game', user: 'User', time: 'Time', bet: 'Bet', multiplier: 'Multiplier', payout: 'Payout' },
  unit: 'SOL',
  hidden: 'Hidden',
  pause: 'Pause live bets',
  resume: 'Resume live bets',
  signedOutTitle: listMessages.logInToSeeBets,
  signedOutLine: 'Your own bets are listed here once you are logged in.',
} as const;
