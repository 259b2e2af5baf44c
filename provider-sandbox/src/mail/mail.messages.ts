const footer = 'This message comes from a provider sandbox. No real money is moved by it.';

/** Wording of the messages that players get. */
export const mailMessages = {
  emailCode: (code: string) => ({
    subject: `${code} is your verification code`,
    text: [
      'Hello,',
      '',
      `your e-mail verification code is ${code}.`,
      'If you did not ask for it, you can leave this message alone.',
      '',
      footer,
    ].join('\n'),
  }),
  withdrawalCode: (code: string, amount: string, currency: string, address: string) => ({
    subject: `${code} confirms your withdrawal`,
    text: [
      'Hello,',
      '',
      `to withdraw ${amount} ${currency} to`,
      address,
      `enter the code ${code}.`,
      'It is good for this withdrawal only. If you did not ask for it, change your password.',
      '',
      footer,
    ].join('\n'),
  }),
} as const;
