export { openData } from './openData';
export { createSecret } from './secret';
