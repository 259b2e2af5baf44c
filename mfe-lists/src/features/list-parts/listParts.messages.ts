import { uiMessages } from '@tessera/shared-contracts/ui';

export const messages = {
  copied: uiMessages.copied,
  copyFailed: uiMessages.copyFailed,
  betOf: (id: string) => ` bet ${id}`,
  logInToSeeBets: 'Log in to see your bets',
} as const;
