import { bech32, bech32m } from '@scure/base';

/**
 * The witness program of an address under one of the prefixes: version 0 in bech32, version 1 in bech32m (BIP 173,
 * BIP 350). Versions without rules yet are refused: anyone could spend their outputs.
 */
export function readSegwit(address: string, prefixes: readonly string[]): Uint8Array | undefined {
  return readProgram(bech32, address, prefixes, 0, [20, 32]) ?? readProgram(bech32m, address, prefixes, 1, [32]);
}

function readProgram(
  coder: typeof bech32 | typeof bech32m,
  address: string,
  prefixes: readonly string[],
  expectedVersion: number,
  lengths: readonly number[],
): Uint8Array | undefined {
  const decoded = coder.decodeUnsafe(address);
  if (!decoded || !prefixes.includes(decoded.prefix)) return undefined;
  const [version, ...words] = decoded.words;
  const program = coder.fromWordsUnsafe(words);
  return version === expectedVersion && program && lengths.includes(program.length) ? program : undefined;
}
