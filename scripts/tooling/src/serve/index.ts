export { admit } from './admit';
export { readBody } from './readBody';
export { type ServeOptions, serveFolder } from './serveFolder';
