import { walletMessages } from '../wallet/wallet.messages';
import { sessionMessages } from './session.messages';

/** What players read of the games' calls. */
export const gamesMessages = {
  notFound: 'Game not found!',
  returnUrl: 'The return address is not on a site of this provider.',
  sessionOverTitle: 'Session over',
  notPlayableTitle: (game: string) => `${game} is not playable yet`,
  notPlayable: (provider: string) =>
    `${provider} has not put this game into the sandbox. Nothing was staked and your balance is untouched.`,
  sessionOver: sessionMessages.over,
  otherGame: 'This session is for another game. Open this one from the lobby.',
  insufficient: 'Insufficient balance',
  betNotAllowed: 'This target is outside of what can be played.',
  keyReused: 'This round was already played with another bet.',
  stakeTooSmall: 'The stake pays nothing back at this multiplier. Raise it.',
  currencyUnknown: walletMessages.unknownCoin,
  clientSeedInvalid: 'A client seed has 1 to 64 letters, digits, dots, dashes or underscores.',
} as const;
