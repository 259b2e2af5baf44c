/** Texts around those that the owner of the site writes. */
export const ownerTextsMessages = {
  notPublished: 'The text of this page is not published yet.',
  asOf: (day: string) => `As of ${day}.`,
  askSupport: 'Questions are answered at',
  helpline: 'Free help with gambling:',
  loading: 'The text is loading',
  failed: 'The text could not be loaded',
} as const;
