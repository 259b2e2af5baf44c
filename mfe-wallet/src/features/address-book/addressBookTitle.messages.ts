/** Texts of the address book outside of its view, which is loaded later. */
export const messages = {
  title: 'Address book',
  hint: 'Addresses that you withdraw to, and whether money may go to others.',
  open: 'Open',
} as const;
