import { bech32, bech32m } from '@scure/base';
import { fromWords, toWords } from './words';

/** Pay-to-witness-public-key-hash, e.g. `tb1q…` (BIP 173). */
export const encodeSegwit = (prefix: string, hash: Uint8Array): string => bech32.encode(prefix, [0, ...toWords(hash)]);

/** Whether the address is a witness program under one of the prefixes: bech32 for version 0, bech32m above (BIP 350). */
export function isSegwit(address: string, prefixes: readonly string[]): boolean {
  return [bech32, bech32m].some((coder) => {
    const decoded = coder.decodeUnsafe(address, 90);
    if (!decoded || !prefixes.includes(decoded.prefix)) return false;
    const [version = 32, ...words] = decoded.words;
    const length = fromWords(words)?.length ?? 0;
    if (version === 0) return coder === bech32 && (length === 20 || length === 32);
    return coder === bech32m && version <= 16 && length >= 2 && length <= 40;
  });
}
