// Apart from the call, so that a module which only needs the numbers does not load its schema.

/** Maximum number of rows in a response of `transactionsPage`. */
export const transactionsPerAnswer = 1_000;

/** Rows of the first page, which the page's head requests: few enough to be quick, enough for the first pages of the screen. */
export const firstTransactions = 100;
