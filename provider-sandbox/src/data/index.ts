export { openData } from './openData';
export { createSecret, type Secret } from './secret';
