/** Texts of the question, whose answer is loaded later. */
export const messages = { question: 'Where is my deposit?', loading: 'Loading the search for a deposit' } as const;
