/** Texts about e-mail addresses, wherever one is typed. */
export const emailMessages = { invalidEmail: 'Please enter a valid email address.' } as const;
