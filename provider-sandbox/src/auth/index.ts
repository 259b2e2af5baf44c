export { issueCode, redeemCode } from './codes';
export { hashPassword } from './passwords';
export { registerAuthRoutes } from './routes';
export { addUser, findUserByEmail } from './users';
