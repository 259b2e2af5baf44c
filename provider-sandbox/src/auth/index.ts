export { checkCode, checkUsedCode, findCodeRefusal, issueCode, markCodeUsed, tooManyCodes } from './codes';
export { signedInPlayer } from './failedTries';
export { hashPassword } from './passwords';
export { replaceRecoveryCodes } from './recoveryCodes';
export { registerAuthRoutes } from './routes';
export { countPlayersSeenSince, openSession } from './sessions';
export { describeUser } from './signIn';
export { readAuthenticatorCode, requiresSecondFactor, takeSecondFactor } from './twoFactor';
export { addUser, findUserByEmail } from './users';
