/** What a player on a break cannot do in the wallet (spec details 22 Break). */
export const messages = {
  about: 'About breaks',
  of: {
    deposits: 'You get no deposit address. What arrives is held until you can play again.',
    vault: 'Money can be moved out of the vault, and none into it.',
    currency: 'A display currency that you pick now lasts until the page is reloaded.',
  },
} as const;
