/** A page that an answer leads to. */
export type HelpTarget =
  | 'wallet'
  | 'transactions'
  | 'settings'
  | 'contact'
  | 'bets'
  | 'provablyFair'
  | 'responsibleGambling';

/** A question with its answer, and the pages that it leads to. */
export interface HelpQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly pages?: readonly HelpTarget[];
}

/** What players ask most, in the order of a player's way. */
export const helpQuestions: readonly HelpQuestion[] = [
  {
    id: 'deposit',
    question: 'How do I deposit?',
    answer:
      'Open the wallet, choose Deposit and a coin, and send that coin to the address shown, on the network shown beside it. The QR code is the same address.',
    pages: ['wallet'],
  },
  {
    id: 'confirmations',
    question: 'When is my deposit credited?',
    answer:
      'When its network has confirmed it as often as the provider asks. Until then Transactions lists it as waiting or confirming; your balance then rises by itself. A busy network can take longer than usual.',
    pages: ['transactions'],
  },
  {
    id: 'network',
    question: 'I sent coins on the wrong network, or the wrong coin',
    answer:
      'Do not send more. Such coins are often lost, since the address does not exist on the other network. Write to support with the hash of the transfer, which your wallet shows: support can say whether anything can be done.',
    pages: ['contact'],
  },
  {
    id: 'code',
    question: 'The code does not arrive',
    answer:
      'Wait a minute, look into the spam folder, and check that the address in Settings is yours. Then ask for a new code. A code is for one use and ends after some minutes. Nobody of support ever asks for it.',
    pages: ['settings'],
  },
  {
    id: 'withdraw',
    question: 'How do I withdraw?',
    answer:
      'Open the wallet, choose Withdraw, enter address and amount, and check them in the confirmation: a transfer cannot be taken back. A code is mailed to you; with two-factor authentication on, its code is asked for too. The withdrawal is sent once, however often you press.',
    pages: ['wallet'],
  },
  {
    id: 'unknown',
    question: 'My withdrawal says that its status is unknown',
    answer:
      'The answer of the provider was lost on its way. Look at Transactions before you try again: if the withdrawal is listed there, it was taken.',
    pages: ['transactions'],
  },
  {
    id: 'verification',
    question: 'What has to be verified?',
    answer:
      'Your e-mail address, with a code from Settings. The further levels in Settings say what each one needs, and which are open.',
    pages: ['settings'],
  },
  {
    id: 'factor',
    question: 'I lost my phone or my passkey',
    answer:
      'If you kept recovery codes, log in with one of them in place of the code, then switch two-factor authentication off and on again in Settings. If you have none, write to support from the address of your account.',
    pages: ['settings', 'contact'],
  },
  {
    id: 'password',
    question: 'I forgot my password',
    answer:
      'Choose “Forgot password” in the login dialog and enter the address of your account. If no mail comes, look into the spam folder, or write to support.',
    pages: ['contact'],
  },
  {
    id: 'interrupted',
    question: 'A game closed in the middle of a round',
    answer:
      'Open the game again: a round that began is not lost with the page. Bets lists it with its result once it is settled.',
    pages: ['bets'],
  },
  {
    id: 'fair',
    question: 'How do I know that a round was fair?',
    answer:
      'The hash of the server seed is shown before you bet. After you change your seeds the seed itself is shown, and any round can be computed again, here or with another tool.',
    pages: ['provablyFair'],
  },
  {
    id: 'limits',
    question: 'Can I limit what I play, or take a break?',
    answer:
      'The page Responsible gambling says what this site has. Limits on deposits, losses, stakes and time, breaks, self-exclusion and closing the account are sections of Settings, if the provider has them; if not, support can close your account.',
    pages: ['responsibleGambling', 'settings', 'contact'],
  },
];
