/** What every form with an amount says of it. */
export const messages = { notPositive: 'Enter an amount above zero' } as const;
