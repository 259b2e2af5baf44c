import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { CoinOnNetwork } from '../coins';
import { encodeBase58, encodeBase58Check, encodeXrp } from './base58';
import { encodeCashAddress } from './cashAddress';
import { encodeEvm } from './evm';
import { encodeSegwit } from './segwit';

const hash160 = (publicKey: Uint8Array) => ripemd160(sha256(publicKey));
/** The account behind a key on Ethereum and Tron: the last 20 bytes of the hash of the point. */
const evmAccount = (key: Uint8Array) => keccak_256(secp256k1.getPublicKey(key, false).subarray(1)).subarray(12);
const keyHash = (key: Uint8Array) => hash160(secp256k1.getPublicKey(key, true));

const encoders: ReadonlyMap<string, (key: Uint8Array) => string> = new Map(
  Object.entries({
    BTC: (key) => encodeSegwit('tb', keyHash(key)),
    LTC: (key) => encodeSegwit('tltc', keyHash(key)),
    BCH: (key) => encodeCashAddress('bchtest', keyHash(key)),
    DOGE: (key) => encodeBase58Check(0x71, keyHash(key)),
    ETH: (key) => encodeEvm(evmAccount(key)),
    ERC20: (key) => encodeEvm(evmAccount(key)),
    TRX: (key) => encodeBase58Check(0x41, evmAccount(key)),
    TRC20: (key) => encodeBase58Check(0x41, evmAccount(key)),
    SOL: (key) => encodeBase58(ed25519.getPublicKey(key)),
    XRP: (key) => encodeXrp(keyHash(key)),
  }),
);

/**
 * The test-network address of a private key on a coin's network. Where a network has no form of its own for tests
 * (Ethereum, Tron, Solana, XRP Ledger) the address is of the form that all its networks share.
 *
 * @param key 32 bytes below the order of secp256k1
 */
export function deriveAddress(coin: CoinOnNetwork, key: Uint8Array): string {
  const encode = encoders.get(coin.networkCode);
  if (encode === undefined) throw new Error(`No address encoding for ${coin.networkCode}.`);
  return encode(key);
}

/** Whether the bytes are a private key; all but one in 2^128 are. */
export const isPrivateKey = (key: Uint8Array): boolean => secp256k1.utils.isValidSecretKey(key);
