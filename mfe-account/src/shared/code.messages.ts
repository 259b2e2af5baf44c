/** Texts about one-time codes, wherever one is asked for. */
export const codeMessages = { haveCode: 'I have a code' } as const;
