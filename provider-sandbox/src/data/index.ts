export { type Data, openData } from './openData';
export { type Secret, shortestSecret } from './secret';
