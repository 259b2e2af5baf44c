import type { Flag } from '../catalogue';

/** The recommended games and their marks, fixed by the product (spec §2 Recommended carousel). */
export const recommendedGames: readonly { readonly name: string; readonly flag: Flag }[] = [
  { name: 'Slots', flag: 'HOT' },
  { name: 'Poker', flag: 'LIVE' },
  { name: 'Roulette', flag: 'LIVE' },
  { name: 'Blackjack', flag: 'POPULAR' },
  { name: 'Dice', flag: 'NEW' },
  { name: 'Crash', flag: 'HOT' },
  { name: 'Wheel', flag: 'NEW' },
];
