export { checkCode, checkUsedCode, isCodeExpired, issueCode, markCodeUsed } from './codes';
export { hashPassword } from './passwords';
export { registerAuthRoutes } from './routes';
export { requiresSecondFactor, takeSecondFactor } from './twoFactor';
export { addUser, findUserByEmail } from './users';
