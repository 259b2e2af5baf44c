/** Messages about amounts in all forms. */
export const messages = { notPositive: 'Enter an amount above zero' } as const;
