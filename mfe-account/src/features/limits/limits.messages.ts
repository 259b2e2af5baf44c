import { messages as submitMessages } from '../../shared/submit.messages';
import { messages as cardMessages } from './limitsCard.messages';

/** Texts of limits, held deposits and the player's own play (spec details 22 Limits). */
export const messages = {
  ...cardMessages,
  failed: 'Your limits are not here',
  line: 'The provider counts in US dollars, at its rates of the moment. Days, weeks from Monday and months begin at midnight of UTC. Of a day, a week and a month, the lowest limit applies.',
  shownIn: (code: string, source: string, date: string) =>
    `Shown in ${code} (rates: ${source}, ${date}). Limits are kept in US dollars, so what you see here moves with the rate.`,
  unknownDay: 'of an unknown day',
  review: 'You have not looked at your limits for half a year. Do they still fit, and is there one that you miss?',
  reviewed: 'They fit',
  reviewedToast: 'You are asked again in half a year.',
  kinds: {
    deposit: { title: 'Deposits', line: 'What arrives and can be played with.' },
    loss: { title: 'Losses', line: 'What you stake, less what it returns.' },
    wager: { title: 'Stakes', line: 'All that you bet.' },
    session: { title: 'Time', line: 'From one bet to the next, without pauses longer than 15 minutes.' },
  },
  periods: { day: 'A day', week: 'A week', month: 'A month' },
  none: 'no limit',
  soFar: (used: string) => `${used} so far`,
  gained: (gain: string) => `${gain} won so far`,
  left: (left: string) => `${left} left`,
  until: (moment: string) => `counted until ${moment}`,
  set: 'Set',
  change: 'Change',
  changeNamed: (kind: string, period: string, hasLimit: boolean) =>
    `${hasLimit ? 'Change' : 'Set'} the limit: ${kind}, ${period.toLowerCase()}`,

  asked: (wanted: string, from: string, until: string) =>
    `You asked for ${wanted}. Nothing changes unless you say yes to it between ${from} and ${until}.`,
  confirm: (wanted: string) => `Yes, change it to ${wanted}`,
  keep: (amount: string) => `Keep ${amount}`,
  sending: 'Sending...',

  dialogTitle: (kind: string, period: string) => `${kind}: ${period.toLowerCase()}`,
  rule: 'A lower limit holds at once. A higher one, or none, takes a day and a second yes.',
  holdsNow: (amount: string) => `The limit is ${amount}.`,
  amount: (code: string) => `Limit in ${code === 'USD' ? 'US dollars' : code}`,
  keptAs: (usd: string) => `It is kept as ${usd}, by the rate of now.`,
  minutes: 'Limit in minutes',
  minutesHint: '90 is an hour and a half.',
  save: 'Save',
  saving: 'Saving...',
  remove: 'Remove the limit',
  amountMissing: 'Enter the limit',
  amountInvalid: 'Enter an amount such as 250 or 49.50',
  minutesInvalid: 'Enter whole minutes, such as 90',
  holds: 'Your limit holds from now on.',
  removed: 'The limit is removed.',
  pending: 'Your limit stays for now. Say yes to the change here in a day.',
  kept: 'Your limit stays as it is.',
  unexpected: submitMessages.unexpected,

  held: 'Held deposits',
  heldLine: 'They have arrived, and are not in your balance: nothing can be played with them.',
  because: {
    'deposit-limit': 'Above your deposit limit.',
    break: 'Arrived while you cannot play.',
  },
  inFiat: (value: string) => `(${value})`,
  heldSince: (since: string) => `Held since ${since}.`,
  release: (from: string) => `Released by itself from ${from}.`,
  noRelease: 'It is not released by itself, unless your limit becomes higher.',
  releaseAsked: 'Your break is over: it is released once you have asked to play again and can.',
  neverReleased: 'You have excluded yourself for good, so it is never released. It can be returned to its sender.',
  return: 'Return to sender',
  returnNamed: (amount: string) => `Return ${amount} to sender`,
  returnTitle: 'Return this deposit?',
  returnLine: 'It goes back to the address that it came from, whole and without a fee. This cannot be undone.',
  returning: 'Returning...',
  returned: (address: string) => `The deposit is on its way back to ${address}.`,
  lost: 'The answer was lost. Look at Transactions before you try again.',

  rows: { noun: 'limit', nouns: 'limits' },
  heldRows: { noun: 'held deposit', nouns: 'held deposits' },
} as const;
