import { createHash } from 'node:crypto';
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';

/** First bytes of a delta: the header of a zstd frame that decoders skip, which holds the dictionary's hash (RFC 9842 §5). */
const frameHeader = Buffer.from('5e2a4d1820000000', 'hex');
/** Higher ones take more memory and time, and save nothing. */
const level = 19;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** The hash by which browsers name a dictionary, in base64. */
export const dictionaryHash = (dictionary: Uint8Array): string => sha256(dictionary).toString('base64');

let loading: Promise<void> | undefined;

/** Compresses a file by means of an earlier one, as content of the encoding `dcz`. */
export async function encodeDelta(content: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  loading ??= init();
  await loading;
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, content, dictionary, level);
    return Buffer.concat([frameHeader, sha256(dictionary), frame]);
  } finally {
    freeCCtx(context);
  }
}
