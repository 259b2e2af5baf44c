export { admit } from './admit';
export { readBody } from './readBody';
export { serveFolder } from './serveFolder';
export type { ServeOptions } from './serveOptions';
