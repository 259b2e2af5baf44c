/** Texts of the card of breaks while its code loads. */
export const messages = { title: 'Breaks', loading: 'Loading your breaks' } as const;
