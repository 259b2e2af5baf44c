/** Texts of the not-found page. */
export const notFoundMessages = {
  line: 'There is no page at this address.',
  home: 'Back to home',
  lobby: 'All games',
} as const;

/** Texts of pages that are not open. */
export const placeholderMessages = {
  notOpen: 'This is not open yet.',
} as const;

/** Texts of the promotions page. */
export const promotionsMessages = {
  lead: 'The terms of a promotion are published here before it opens.',
} as const;

/** Texts of the VIP page. */
export const vipMessages = {
  lead: 'The ladder comes with the new rewards system, which is not open yet. Until then no bet counts towards a rank.',
  ladder: 'Rank ladder',
  currentRank: 'Unranked',
  nextRank: 'Bronze I',
  starts: 'Where every player starts',
  totalToNext: (total: string) => `Reached at a total of ${total}`,
  higherRanks: 'Ranks above Bronze I are not published.',
} as const;

/** Texts of the bonuses page. */
export const bonusesMessages = {
  lead: 'Bonuses come from these promotions. A bonus that is yours to claim is shown here.',
} as const;
