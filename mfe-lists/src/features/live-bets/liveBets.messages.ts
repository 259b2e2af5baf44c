import { messages as betMessages } from '../bet-parts/betParts.messages';

export const messages = {
  title: 'Live bets',
  tabs: 'Whose bets',
  all: 'All Bets',
  mine: 'My Bets',
  columns: { game: 'Game', user: 'User', time: 'Time', bet: 'Bet', multiplier: 'Multiplier', payout: 'Payout' },
  row: 'bet',
  rows: 'bets',
  hidden: 'Hidden',
  loading: betMessages.loading,
  failed: 'Live bets could not be loaded',
  ownFailed: 'Your bets could not be loaded',
  noneTitle: 'No bets yet',
  noneLine: 'The next bet that a player places is shown here.',
  noneOwnLine: 'Bets that you place on games are shown here.',
  pause: 'Pause live bets',
  resume: 'Resume live bets',
  signedOutTitle: betMessages.logInToSeeBets,
  signedOutLine: 'Your own bets are listed here once you are logged in.',
} as const;
