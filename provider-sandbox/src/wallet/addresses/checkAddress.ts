import type { CoinOnNetwork } from '../coins';
import { decodeBase58, decodeBase58Check, decodeXrp } from './base58';
import { isCashAddress } from './cashAddress';
import { isEvm } from './evm';
import { isSegwit } from './segwit';

const hasVersion = (address: string, versions: readonly number[]) => {
  const payload = decodeBase58Check(address);
  return payload?.length === 21 && versions.includes(payload[0] ?? -1);
};
const isTron = (address: string) => hasVersion(address, [0x41]);

/** Main and test networks alike: version bytes are key hash and script hash of the main, then of the test network. */
const checks: ReadonlyMap<string, (address: string) => boolean> = new Map(
  Object.entries({
    BTC: (address) => isSegwit(address, ['bc', 'tb', 'bcrt']) || hasVersion(address, [0x00, 0x05, 0x6f, 0xc4]),
    LTC: (address) => isSegwit(address, ['ltc', 'tltc', 'rltc']) || hasVersion(address, [0x30, 0x32, 0x6f, 0x3a]),
    BCH: (address) => isCashAddress(address, ['bitcoincash', 'bchtest', 'bchreg']),
    DOGE: (address) => hasVersion(address, [0x1e, 0x16, 0x71, 0xc4]),
    ETH: isEvm,
    ERC20: isEvm,
    TRX: isTron,
    TRC20: isTron,
    SOL: (address) => decodeBase58(address)?.length === 32,
    XRP: (address) => decodeXrp(address) !== undefined,
  }),
);

/** Whether money of this coin can be sent to the address on this network. */
export const isAddressOf = (coin: CoinOnNetwork, address: string): boolean =>
  checks.get(coin.networkCode)?.(address) ?? false;
