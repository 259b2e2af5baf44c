/** Address of the release's script that {@link dictionaryRequests} ask for. */
export const dictionaryScript = '/wallet/1.4.0-0123abcdef/entry.0123456789.js';

/** SHA-256 of a dictionary to which a release's script has a delta; its slashes are folders in the delta's path. */
export const heldDictionary = 'pZGm1Av0/IEBKARczz7exkNYsZb8LzaMrV7J32a2fF4=';

const encodings = 'gzip, deflate, br, zstd, dcb, dcz';
const available = (hash: string) => ({ 'available-dictionary': `:${hash}:` });

/**
 * How a site's servers answer browsers that ask for a release's script, of which there are also brotli and gzip copies:
 * description, content encoding of the answer, headers of the request.
 */
export const dictionaryRequests: readonly (readonly [string, 'br' | 'dcz', Readonly<Record<string, string>>])[] = [
  ['the dictionary', 'dcz', { 'accept-encoding': encodings, ...available(heldDictionary) }],
  ['the dictionary and dcz before others', 'dcz', { 'accept-encoding': 'dcz, br', ...available(heldDictionary) }],
  ['no dictionary', 'br', { 'accept-encoding': encodings }],
  ['another dictionary', 'br', { 'accept-encoding': encodings, ...available(heldDictionary.replace('p', 'q')) }],
  ['a path as dictionary', 'br', { 'accept-encoding': encodings, ...available('../../site') }],
  ['a dictionary, but only br', 'br', { 'accept-encoding': 'gzip, br', ...available(heldDictionary) }],
  ['dcz refused', 'br', { 'accept-encoding': 'br, dcz;q=0', ...available(heldDictionary) }],
];
