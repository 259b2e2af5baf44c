import { messages as listMessages } from '../list-parts/listParts.messages';

export const messages = {
  title: 'Bets',
  kinds: 'Kind of bets',
  casino: 'Casino',
  sports: 'Sports',
  searchLabel: 'Search bets',
  searchPlaceholder: 'Search by Bet ID or Game...',
  columns: {
    id: 'ID',
    game: 'Game',
    amount: 'Bet Amount',
    multiplier: 'Multiplier',
    date: 'Date',
    payout: 'Payout',
  },
  bet: 'Bet',
  rows: 'bets',
  loading: 'Loading bets',
  emptyTitle: 'No bets found',
  emptyLine: 'Try another bet ID or game.',
  clear: 'Show all bets',
  signedOutTitle: listMessages.logInToSeeBets,
  signedOutLine: 'Every bet you place is listed here with its multiplier and payout.',
  copyId: (id: string) => `Copy bet ID ${id}`,
} as const;
