const footer = 'This message comes from a provider sandbox. No real money is moved by it.';

const otherwise = 'If this was not you, reset your password and end all other sessions.';

const notice = (subject: string, line: string, remedy = otherwise) => ({
  subject,
  text: ['Hello,', '', line, remedy, '', footer].join('\n'),
});

/** What a mail says of a withdrawal; the site says the same. */
interface WithdrawalFacts {
  readonly amount: string;
  readonly currency: string;
  readonly network: string;
  readonly to: string;
  readonly fee: string;
  readonly arrives: string;
  readonly hash: string;
}

const onItsWay = ({ currency, network, to, fee, arrives, hash }: WithdrawalFacts) => [
  `Network: ${network}`,
  `Address: ${to}`,
  `Fee: ${fee} ${currency}`,
  `Arrives: ${arrives} ${currency}`,
  `Transaction: ${hash}`,
];
const isBack = ({ currency, network, to, amount }: WithdrawalFacts, reason: string | undefined) => [
  ...(reason === undefined ? [] : [`Reason: ${reason}`]),
  `Network: ${network}`,
  `Address: ${to}`,
  `The whole amount of ${amount} ${currency} is back in your balance.`,
];
const aboutWithdrawal =
  (outcome: string, describe: (facts: WithdrawalFacts, reason: string | undefined) => readonly string[]) =>
  (facts: WithdrawalFacts, reason: string | undefined) => {
    const subject = `Your withdrawal of ${facts.amount} ${facts.currency} ${outcome}`;
    const line = `your withdrawal of ${facts.amount} ${facts.currency} ${outcome}.`;
    return { subject, text: ['Hello,', '', line, ...describe(facts, reason), '', footer].join('\n') };
  };

/** A mail below the player's own words, which forged mail lacks. */
export const withPhrase = (phrase: string, text: string): string => `Your phrase: ${phrase}\n\n${text}`;

/** Texts of the mail that players get. */
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
  recoveryCode: (code: string) => ({
    subject: `${code} resets your password`,
    text: [
      'Hello,',
      '',
      `to set a new password, enter the code ${code}.`,
      'If you did not ask for it, you can leave this message alone: your password stays as it is.',
      '',
      footer,
    ].join('\n'),
  }),
  newLogin: (when: string) => notice('New login to your account', `somebody logged in to your account on ${when}.`),
  passwordChanged: (when: string) => notice('Your password was changed', `your password was changed on ${when}.`),
  twoFactorOn: (when: string) =>
    notice('Two-Factor Authentication is on', `a second factor was switched on for your account on ${when}.`),
  twoFactorOff: (when: string) =>
    notice('Two-Factor Authentication is off', `the second factor of your account was switched off on ${when}.`),
  twoFactorGuessed: (when: string) =>
    notice(
      'Wrong codes at the login to your account',
      `somebody who knows your password entered many wrong codes of your second factor, most recently on ${when}.`,
      'If this was not you, change your password.',
    ),
  passkeyAdded: (when: string) =>
    notice(
      'A passkey was added',
      `a passkey was added to your account on ${when}. It logs in without your password.`,
      'If this was not you, remove it in your settings, reset your password and end all other sessions.',
    ),
  passkeyRemoved: (when: string) =>
    notice('A passkey was removed', `a passkey of your account was removed on ${when}.`),
  addressAdded: (
    {
      name,
      coin,
      address,
      from,
    }: { readonly name: string; readonly coin: string; readonly address: string; readonly from: string | undefined },
    link: string,
  ) => ({
    subject: `An address was added to your address book: ${name}`,
    text: [
      'Hello,',
      '',
      `the address ${name} was added to your address book.`,
      `Coin: ${coin}`,
      `Address: ${address}`,
      from === undefined ? 'Withdrawals to it are possible at once.' : `Withdrawals to it are possible from ${from}.`,
      '',
      'If this was not you, remove it here, without logging in:',
      link,
      'Then reset your password and end all other sessions.',
      '',
      footer,
    ].join('\n'),
  }),
  bookOnlyOff: (when: string) =>
    notice(
      'Withdrawals to any address will be possible',
      `somebody asked that withdrawals go to any address again. It takes effect on ${when}.`,
      'If this was not you, turn “Only the address book” on again, reset your password and end all other sessions.',
    ),
  deposit: (amount: string, currency: string, refusal: string | undefined) => {
    const outcome = refusal === undefined ? 'was credited' : 'was not credited';
    const line = refusal ?? 'It is in your balance.';
    return notice(
      `Your deposit of ${amount} ${currency} ${outcome}`,
      `your deposit of ${amount} ${currency} ${outcome}.`,
      line,
    );
  },
  withdrawal: {
    sent: aboutWithdrawal('was sent', onItsWay),
    done: aboutWithdrawal('has arrived', onItsWay),
    refused: aboutWithdrawal('was refused', isBack),
    failed: aboutWithdrawal('has failed', isBack),
  },
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
