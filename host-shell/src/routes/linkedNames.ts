/**
 * Games and categories that the sidebar links to (spec §2 Sidebar). Each has a composed page of its own, with its name as the
 * title; all others share one. The path is the name in lower case.
 */
export const linkedNames = {
  game: ['Crash', 'Mines', 'Plinko', 'Dice'],
  category: ['Slots', 'Blackjack', 'Roulette', 'Poker', 'Baccarat'],
} as const;
