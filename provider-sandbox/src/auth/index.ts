export { issueCode, redeemCode } from './codes';
export { hashPassword } from './passwords';
export { registerAuthRoutes } from './routes';
export { addUser, findUserByEmail, type User } from './users';
