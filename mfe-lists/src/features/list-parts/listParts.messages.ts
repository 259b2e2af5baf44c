import { uiMessages } from '@tessera/shared-contracts/ui';

export const messages = {
  copied: uiMessages.copied,
  copyFailed: uiMessages.copyFailed,
  betOf: (id: string) => ` bet ${id}`,
  unreachable: 'The server could not be reached. Check your connection and try again.',
  timedOut: 'The server took too long to answer.',
  malformed: 'The server sent an answer that could not be read.',
  logInToSeeBets: 'Log in to see your bets',
} as const;
