export { checkCode, checkUsedCode, isCodeExpired, issueCode, markCodeUsed } from './codes';
export { hashPassword } from './passwords';
export { registerAuthRoutes } from './routes';
export { hasTwoFactor, takeSecondFactor } from './twoFactor';
export { addUser, findUserByEmail } from './users';
