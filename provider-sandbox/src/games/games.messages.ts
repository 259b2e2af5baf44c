import { walletMessages } from '../wallet/wallet.messages';
import { limitMessages, sessionMessages } from './session.messages';

/** Messages of the games' calls. */
export const gamesMessages = {
  notFound: 'Game not found!',
  returnUrl: 'The return address is not on a site of this provider.',
  sessionOverTitle: 'Session over',
  notPlayableTitle: (game: string) => `${game} is not playable yet`,
  notPlayable: (provider: string) =>
    `${provider} has not put this game into the sandbox. Nothing was staked and your balance is untouched.`,
  sessionOver: sessionMessages.over,
  otherGame: 'This session is for another game. Open this one from the lobby.',
  sharedRounds: 'All players share the rounds of this game: no player has rounds or seeds of their own.',
  gameNotPlayable: 'This game is not playable yet.',
  insufficient: 'Insufficient balance',
  limit: limitMessages,
  nonceInvalid: 'The nonce to read before is not a number.',
  setAside: (isRefunded: boolean) =>
    isRefunded
      ? 'This round could not be settled, so it was cancelled and its stake returned.'
      : 'This round could not be settled, so it was cancelled. Please ask support for its stake.',
  keyReused: 'This round was already played with another bet.',
  tooSoon: (seconds: number) => `Under the rules of this site, rounds begin at least ${seconds} seconds apart.`,
  roundOpen: 'Finish your open round first: cash it out, or go on.',
  roundUnknown: 'You have no such round.',
  noStep: 'Take a step first.',
  noSteps: 'This game is not played step by step.',
  currencyUnknown: walletMessages.unknownCoin,
  clientSeedInvalid: 'A client seed has 1 to 64 letters, digits, dots, dashes or underscores.',
} as const;
