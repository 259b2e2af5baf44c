/** Messages about amounts in all forms. */
export const messages = {
  notPositive: 'Enter an amount above zero',
  notANumber: 'Enter the amount as a number, such as 0.025',
  tooManyPlaces: (places: number) => `Use at most ${places} decimal places`,
  aboveAvailable: 'Insufficient balance',
} as const;
