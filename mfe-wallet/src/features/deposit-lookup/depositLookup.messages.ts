import { messages as depositMessages } from '../deposit/deposit.messages';

/** Texts of the search for a deposit. */
export const messages = {
  question: 'Where is my deposit?',
  hash: 'Transaction hash',
  hint: 'The wallet or exchange that sent it shows it.',
  hashMissing: 'Paste the transaction hash: letters and digits, at least 32 of them.',
  submit: 'Look it up',
  busy: 'Looking...',
  view: 'View the transaction',
  support: 'Contact support',

  unknown: 'Not seen yet',
  unknownLine:
    'No deposit to one of your addresses has this hash. A transaction can take some minutes to be seen. If it is older, compare hash and address with those where you sent it.',
  confirming: 'Confirming',
  confirmingLine: depositMessages.onItsWay,
  tooSmallLine: (minimum: string) => `Less than ${minimum} is not credited, and this is less.`,
  credited: 'Credited',
  creditedLine: (moment: string | undefined) =>
    moment === undefined ? depositMessages.inBalance : `It went into your balance at ${moment}.`,
  belowMinimum: 'Not credited: below the minimum',
  belowMinimumLine: (minimum: string | undefined) =>
    `${minimum === undefined ? 'It is less than the minimum deposit' : `The minimum deposit is ${minimum}`}. Ask support what becomes of the money.`,
  otherNetwork: 'Not credited: sent over another network',
  otherNetworkLine: (sentOver: string | undefined, network: string | undefined) =>
    `${sentOver === undefined ? 'It came over another network' : `It came over ${sentOver}`}, while your address ${
      network === undefined ? 'takes one network' : `takes ${network}`
    } only. Ask support whether it can be returned.`,
  failed: 'Not credited',
  failedLine: 'Its transaction says why, and what to do.',
  otherLine: 'Its transaction has all that is known.',
} as const;
