export { admit } from './admit';
export { type ServeOptions, serveFolder } from './serveFolder';
