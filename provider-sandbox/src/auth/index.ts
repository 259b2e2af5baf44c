export { checkCode, checkUsedCode, findCodeRefusal, issueCode, markCodeUsed, tooManyCodes } from './codes';
export { signedInPlayer } from './failedTries';
export { hashPassword } from './passwords';
export { registerAuthRoutes } from './routes';
export { requiresSecondFactor, takeSecondFactor } from './twoFactor';
export { addUser, findUserByEmail } from './users';
