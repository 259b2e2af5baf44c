import { bech32, bech32m } from '@scure/base';

/**
 * Whether an address is a witness program under one of the prefixes: version 0 in bech32, version 1 in bech32m (BIP 173,
 * BIP 350). Versions without rules yet are refused: anyone could spend their outputs.
 */
export function isSegwitAddress(address: string, prefixes: readonly string[]): boolean {
  return isProgram(bech32, address, prefixes, 0, [20, 32]) || isProgram(bech32m, address, prefixes, 1, [32]);
}

function isProgram(
  coder: typeof bech32 | typeof bech32m,
  address: string,
  prefixes: readonly string[],
  expectedVersion: number,
  lengths: readonly number[],
): boolean {
  const decoded = coder.decodeUnsafe(address);
  if (!decoded || !prefixes.includes(decoded.prefix)) return false;
  const [version, ...words] = decoded.words;
  const program = coder.fromWordsUnsafe(words);
  return version === expectedVersion && program !== undefined && lengths.includes(program.length);
}
