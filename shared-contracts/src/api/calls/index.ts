import * as auth from './auth';
import * as games from './games';
import * as wallet from './wallet';

/** The 18 calls of the provider's API (spec §7), by id. */
export const calls = {
  login: auth.login,
  register: auth.register,
  profile: auth.profile,
  verifyEmail: auth.verifyEmail,
  sendOtp: auth.sendOtp,
  changePassword: auth.changePassword,
  enableTwoFactor: auth.enableTwoFactor,
  verifyTwoFactor: auth.verifyTwoFactor,
  balance: wallet.balance,
  coins: wallet.coins,
  depositAddress: wallet.depositAddress,
  withdrawOtp: wallet.withdrawOtp,
  verifyOtp: wallet.verifyOtp,
  withdraw: wallet.withdraw,
  transactions: wallet.transactions,
  games: games.games,
  initGame: games.initGame,
  initDemoGame: games.initDemoGame,
} as const;

/** Key of a call in {@link calls}. */
export type CallId = keyof typeof calls;
/** Key of a call that only reads, and may be retried or prefetched. */
export type ReadId = { [Id in CallId]: (typeof calls)[Id]['method'] extends 'GET' ? Id : never }[CallId];
