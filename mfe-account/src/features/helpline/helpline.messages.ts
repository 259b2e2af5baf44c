/** Texts about help for players whom play harms. */
export const messages = { help: 'If play harms you, there is help:' } as const;
