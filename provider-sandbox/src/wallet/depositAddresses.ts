import { type Queries, queryExactlyOne, queryOne } from '../database';
import type { Sandbox } from '../sandbox';
import type { CoinOnNetwork } from './coins';
import { deriveAddress, isPrivateKey } from './deriveAddress';

/** The address of a player for a coin and network. It is stored once derived, so it survives a change of the secret. */
export async function readDepositAddress(sandbox: Sandbox, userId: string, coin: CoinOnNetwork): Promise<string> {
  const { address } = await queryExactlyOne<{ address: string }>(
    sandbox.database,
    `insert into deposit_addresses (user_id, currency, network, address) values ($1, $2, $3, $4)
     on conflict (user_id, currency, network) do update set address = deposit_addresses.address returning address`,
    [userId, coin.symbol, coin.networkCode, deriveAddress(coin, deriveKey(sandbox, userId, coin))],
  );
  return address;
}

/** The player whose deposit address this is. Prefixes may be missing, and the case of letters may differ, as wallets write them. */
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

function deriveKey(sandbox: Sandbox, userId: string, coin: CoinOnNetwork): Uint8Array {
  for (let attempt = 0; ; attempt += 1) {
    const key = sandbox.secret.mac('deposit-address', `${userId}/${coin.symbol}/${coin.networkCode}/${attempt}`);
    if (isPrivateKey(key)) return key;
  }
}
