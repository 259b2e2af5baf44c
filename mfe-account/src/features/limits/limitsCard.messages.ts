/** Texts of the card of limits while its code loads. */
export const messages = { title: 'Limits', loading: 'Loading your limits' } as const;
