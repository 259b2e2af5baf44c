import { bech32 } from '@scure/base';

/** Bytes as the five-bit words that bech32 and CashAddr write. */
export const toWords = (bytes: Uint8Array): number[] => bech32.toWords(bytes);

/** The bytes of five-bit words; undefined when the padding is not zero. */
export const fromWords = (words: number[]): Uint8Array | undefined => bech32.fromWordsUnsafe(words) ?? undefined;
