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

/** Texts of the footer's pages. */
export const footerPageMessages = {
  notPublished: 'The text of this page is not published yet.',
  askSupport: 'Questions are answered at',
  helpline: 'Free help with gambling:',
} as const;

/** Texts of the promotions page. */
export const promotionsMessages = {
  lead: 'What is on offer, in the words of the home page.',
  notOpen: 'This is not open yet. Its terms will stand here before it starts.',
  seeLadder: 'See the ladder',
} as const;

/** Texts of the VIP page. */
export const vipMessages = {
  lead: 'Every bet fills your ladder. This is where it begins.',
  ladder: 'Rank ladder',
  currentRank: 'Unranked',
  nextRank: 'Bronze I',
  starts: 'Where every player starts',
  totalToNext: (total: string) => `${total} to reach it`,
  progress: (done: string, total: string) => `${done} of ${total}`,
  notCounted:
    'Progress is not counted yet, so every player is shown at the start. Ranks above Bronze I are not published.',
} as const;

/** Texts of the bonuses page. */
export const bonusesMessages = {
  lead: 'Bonuses that you can claim.',
  none: 'No bonuses to claim',
  noneLine: 'When a bonus is yours, it is shown here.',
  where: 'Where bonuses come from',
} as const;
