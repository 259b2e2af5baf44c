import { uiMessages } from '@tessera/shared-contracts/ui';

export const messages = {
  copied: uiMessages.copied,
  copyFailed: uiMessages.copyFailed,
  unreachable: 'The server could not be reached. Check your connection and try again.',
  timedOut: 'The server took too long to answer.',
  malformed: 'The server sent an answer that could not be read.',
} as const;
