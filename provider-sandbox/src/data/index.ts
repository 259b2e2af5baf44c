export { openData } from './openData';
export type { Secret } from './secret';
