import { type Queries, queryExactlyOne, queryOne } from '../database';
import type { Sandbox } from '../sandbox';
import type { CoinOnNetwork } from './coins';
import { deriveAddress, isPrivateKey } from './deriveAddress';

/** Where a player's deposits of a coin go. */
export interface DepositAddress {
  readonly address: string;
  /** Of the XRP Ledger; null on other networks. */
  readonly destinationTag: number | null;
}

/** The address of a player for a coin and network. It is stored once derived, so it survives a change of the secret. */
export async function readDepositAddress(
  sandbox: Sandbox,
  userId: string,
  coin: CoinOnNetwork,
): Promise<DepositAddress> {
  const { address, tag } = await queryExactlyOne<{ address: string; tag: string | null }>(
    sandbox.database,
    `insert into deposit_addresses (user_id, currency, network, address, destination_tag) values ($1, $2, $3, $4, $5)
     on conflict (user_id, currency, network) do update
       set destination_tag = coalesce(deposit_addresses.destination_tag, excluded.destination_tag)
     returning address, destination_tag::text as tag`,
    [
      userId,
      coin.symbol,
      coin.networkCode,
      deriveAddress(coin, deriveKey(sandbox, 'deposit-address', coin, userId)),
      coin.symbol === 'XRP' ? deriveTag(sandbox, userId) : null,
    ],
  );
  return { address, destinationTag: tag === null ? null : Number(tag) };
}

/**
 * The owner of a deposit address. Prefixes may be missing, and the case of letters may differ, as wallets write them.
 */
export async function findOwnerOfAddress(
  tx: Queries,
  { currency, network, address }: { readonly currency: string; readonly network: string; readonly address: string },
): Promise<string | undefined> {
  const owner = await queryOne<{ userId: string }>(
    tx,
    `select user_id as "userId" from deposit_addresses
     where currency = $1 and network = $2 and lower(split_part(address, ':', -1)) = lower(split_part($3, ':', -1))`,
    [currency, network, address],
  );
  return owner?.userId;
}

/** The address that the console's test deposits come from. */
export const consoleAddress = (sandbox: Sandbox, coin: CoinOnNetwork): string =>
  deriveAddress(coin, deriveKey(sandbox, 'console-address', coin, 'console'));

function deriveKey(
  sandbox: Sandbox,
  purpose: 'deposit-address' | 'console-address',
  coin: CoinOnNetwork,
  owner: string,
): Uint8Array {
  for (let attempt = 0; ; attempt += 1) {
    const key = sandbox.secret.mac(purpose, `${owner}/${coin.symbol}/${coin.networkCode}/${attempt}`);
    if (isPrivateKey(key)) return key;
  }
}

const deriveTag = (sandbox: Sandbox, userId: string): number =>
  Buffer.from(sandbox.secret.mac('destination-tag', userId)).readUInt32BE();
