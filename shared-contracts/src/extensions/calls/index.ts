import { readActivity } from './activity';
import { bet, bets, liveBetEvents } from './bets';
import { playerEvents } from './events';
import { logout } from './logout';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  passkeyLogin,
  removePasskey,
  renamePasskey,
} from './passkeys';
import { readPreferences, savePreferences } from './preferences';
import { rates } from './rates';
import { forgotPassword, resetPassword } from './recovery';
import { rotateSeeds, seedPairBets, seedPairs } from './seeds';
import { endOtherSessions, endSession, listSessions, watchSession } from './sessions';
import { transactionsPage } from './transactionsPage';
import { disableTwoFactor, newRecoveryCodes, readTwoFactor, verifyLogin } from './twoFactor';

/** The calls of the provider's extensions, by id. Pages import single calls, so that each bundle contains only those it uses. */
export const extensionCalls = {
  logout,
  transactionsPage,
  bets,
  bet,
  liveBetEvents,
  playerEvents,
  rates,
  seedPairs,
  seedPairBets,
  rotateSeeds,
  listSessions,
  endSession,
  endOtherSessions,
  watchSession,
  readTwoFactor,
  disableTwoFactor,
  newRecoveryCodes,
  verifyLogin,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeyLogin,
  passkeyLogin,
  forgotPassword,
  resetPassword,
  readActivity,
  readPreferences,
  savePreferences,
} as const;

/** Key of a call in {@link extensionCalls}. */
export type ExtensionCallId = keyof typeof extensionCalls;
