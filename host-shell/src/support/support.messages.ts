import { ownerTextsMessages } from '../owner-texts/ownerTexts.messages';

/** Texts of the help page. Each answer says what this product does; none speaks for the provider. */
export const helpMessages = {
  lead: 'Answers to what players ask most. Search them, or write to support.',
  search: 'Search the answers',
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  none: 'No answer has these words',
  noneLine: 'Try one word, such as “code” or “network”, or write to support.',
  write: 'Write to support',
  wallet: 'Wallet',
} as const;

/** Texts of the pages Contact and Live support. */
export const contactMessages = {
  lead: 'Support answers by e-mail.',
  liveLead: 'There is no live chat yet. Support answers by e-mail.',
  topic: 'What is it about?',
  topics: ['A deposit', 'A withdrawal', 'Logging in', 'A game or a bet', 'My account', 'Something else'],
  id: 'ID of the transaction or bet (optional)',
  idHint: 'Copy it from Transactions or Bets: support then finds it at once.',
  write: 'Write the e-mail',
  opens: 'This opens your mail program with a message that you complete and send.',
  or: 'Or write to',
  never: 'Support never asks for your password, a code, or a key of your wallet.',
  answers: (hours: number) => `Most messages are answered within ${hours} hours.`,
  disputes: 'If you and support do not agree, you can take the dispute to an independent body:',
  body: (id: string) => (id === '' ? '' : `ID: ${id}\n\n`),
} as const;

/** Texts of the pages Responsible gambling and Gaming helpline. */
export const safePlayMessages = {
  lead: 'Gambling is for fun. It is no way to earn money, and no way out of debt.',
  helplineLead: 'Free, confidential help for you, and for those who are close to you.',
  signsTitle: 'Signs that it is too much',
  signs: [
    'You bet more than you can afford to lose, or borrow to bet.',
    'You try to win back what you lost.',
    'You hide from others how much you play.',
    'You play longer than you meant to, or cannot stop thinking of it.',
    'Work, sleep or people close to you come second.',
  ],
  hereTitle: 'What you can do here',
  here: [
    'Play for fun: Fun Play of every original uses no money.',
    'See what you do: Transactions and Bets list all of it, with your result.',
  ],
  limits: 'Set limits: on deposits, losses, stakes and time.',
  breaks: 'Take a break, exclude yourself, or close your account.',
  statement: 'See what you paid in, staked and got back, by day, month or year.',
  support: 'Ask support to close your account.',
  notHere: (missing: readonly string[]) => `This site has no ${missing.join(' and no ')} of its own yet.`,
  missing: { limits: 'limits', breaks: 'breaks or self-exclusion' },
  underAge: (age: number) =>
    `Nobody under ${age} may play. Log out on shared devices, and keep your password to yourself.`,
  helpTitle: 'Talk to somebody',
  help: ownerTextsMessages.helpline,
  others: 'It is also there for friends and family. In an emergency call the emergency number of your country.',
} as const;
