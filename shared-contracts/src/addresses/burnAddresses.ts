import { base58check, readBase58, xrpBase58check } from './base58';
import { splitXrpAddress } from './xrp';

/** Well-known addresses that have no owner, in addition to {@link isZero}. */
const named: ReadonlySet<string> = new Set([
  '1BitcoinEaterAddressDontSendf59kuE',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
  'mvCounterpartyXXXXXXXXXXXXXXW24Hef',
  'DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr',
  'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy',
  '11111111111111111111111111111111',
  '1nc1nerator11111111111111111111111111111111',
  // https://xrpl.org/docs/concepts/accounts/addresses#special-addresses
  'rrrrrrrrrrrrrrrrrrrrBZbvji',
  'rrrrrrrrrrrrrrrrrNAMEtxvNvQ',
  'rrrrrrrrrrrrrrrrrrrn5RM1rHd',
  'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
]);

/** Zeros and a contract that is part of Ethereum itself, "dead" at either end, ones. */
const evmBurn = /^0x(0{38}[\da-f]{2}|0{36}dead|dead0{36}|f{40})$/i;

/** Whether a valid address is known to have no owner, so that payments to it are lost. */
export function isBurnAddress(address: string): boolean {
  const account = splitXrpAddress(address)?.account ?? address;
  return named.has(account) || evmBurn.test(account) || isZero(account);
}

/** Whether the hash in an address is zero; "q" is the zero of Bitcoin's and Bitcoin Cash's newer addresses. */
const isZero = (address: string): boolean =>
  /q{30}/i.test(address) ||
  [base58check, xrpBase58check].some((coder) =>
    readBase58(coder, address)
      ?.subarray(1)
      .every((byte) => byte === 0),
  );
