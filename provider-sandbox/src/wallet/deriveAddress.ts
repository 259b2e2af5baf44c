import { encodeCashAddress } from '@bitauth/libauth/build/lib/address/cash-address.js';
import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base58, bech32 } from '@scure/base';
import {
  base58check,
  type CoinOnNetwork,
  type NetworkName,
  networkOf,
  writeEvmChecksum,
  xrpBase58check,
} from '@tessera/shared-contracts/addresses';

const keyHash = (key: Uint8Array) => ripemd160(sha256(secp256k1.getPublicKey(key, true)));
/** The account behind a key on Ethereum and Tron: the last 20 bytes of the hash of the point. */
const evmAccount = (key: Uint8Array) => keccak_256(secp256k1.getPublicKey(key, false).subarray(1)).subarray(12);
const versioned = (version: number, hash: Uint8Array) => Uint8Array.of(version, ...hash);
/** Pay-to-witness-public-key-hash (BIP 173). */
const segwit = (prefix: string, hash: Uint8Array) => bech32.encode(prefix, [0, ...bech32.toWords(hash)]);

const encoders: Readonly<Record<NetworkName, (key: Uint8Array) => string>> = {
  bitcoin: (key) => segwit('tb', keyHash(key)),
  litecoin: (key) => segwit('tltc', keyHash(key)),
  bitcoinCash: (key) => encodeCashAddress({ prefix: 'bchtest', type: 'p2pkh', payload: keyHash(key) }).address,
  dogecoin: (key) => base58check.encode(versioned(0x71, keyHash(key))),
  evm: (key) => writeEvmChecksum(bytesToHex(evmAccount(key))),
  tron: (key) => base58check.encode(versioned(0x41, evmAccount(key))),
  solana: (key) => base58.encode(ed25519.getPublicKey(key)),
  xrp: (key) => xrpBase58check.encode(versioned(0, keyHash(key))),
};

/**
 * The test-network address of a private key on a coin's network. If a network has no separate format for tests (Ethereum,
 * Tron, Solana, XRP Ledger), the address has the format that all its networks share.
 *
 * @param key 32 bytes below the order of secp256k1
 */
export function deriveAddress(coin: CoinOnNetwork, key: Uint8Array): string {
  const network = networkOf(coin);
  if (network === undefined) throw new Error(`No address encoding for ${coin.symbol} on ${coin.network}.`);
  return encoders[network](key);
}

/** Whether the bytes are a private key; all but one in 2^128 are. */
export const isPrivateKey = (key: Uint8Array): boolean => secp256k1.utils.isValidSecretKey(key);
