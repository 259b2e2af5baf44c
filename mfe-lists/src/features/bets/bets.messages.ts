import { bets } from '@tessera/shared-contracts/extensions';
import { messages as betMessages } from '../bet-parts/betParts.messages';

export const messages = {
  title: 'Bets',
  kinds: 'Kind of bets',
  casino: 'Casino',
  sports: 'Sports',
  sportsNote: 'Not yet',
  sportsTitle: 'No sports bets',
  sportsLine: 'Betting on sports is not offered yet. Your bets on games are under Casino.',
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
  row: 'bet',
  rows: 'bets',
  loading: betMessages.loading,
  emptyTitle: 'No bets found',
  emptyLine: 'Try another bet ID or game.',
  noneLine: 'Bets that you place on games are listed here.',
  failed: bets.fallbackMessage,
  incomplete: 'Some of your bets could not be loaded.',
  cut: (count: string) =>
    `Only your newest ${count} bets are listed; older ones are neither found, summed nor exported.`,
  clear: 'Show all bets',
  signedOutTitle: betMessages.logInToSeeBets,
  signedOutLine: 'Every bet you place is listed here with its multiplier and payout.',
  copyId: (id: string) => `Copy bet ID ${id}`,
} as const;
