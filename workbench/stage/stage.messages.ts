import { closed } from '../state';

/** Texts of the stage. */
export const messages = {
  unreadable: (name: string, text: string) => `The setting ${name}=${text} is not valid, and was left out.`,
  elsewhere: 'Outside this remote',
  elsewhereLine: (address: string) => `The remote led to ${address}, which the whole site would show.`,
  allStates: 'All states',
  back: 'Back to the state',
  closed,
  reopen: 'Open it again',
  preparing: 'Preparing the session and the sandbox …',
  cannotPrepare: 'The state could not be prepared. Is the provider sandbox running?',
} as const;
