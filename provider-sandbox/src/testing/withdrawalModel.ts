import { addDecimals, type Decimal } from '@tessera/shared-contracts/money';
import type { Client, Player } from './client';

/** A withdrawal as its laws say that it must be. */
export interface ModelWithdrawal {
  readonly id: string;
  readonly amount: Decimal;
  readonly fee: Decimal;
  readonly arrives: Decimal;
  state: 'review' | 'approved' | 'confirming' | 'done' | 'returned';
}

/** A player's bitcoins as the laws say that they must be. */
export interface Wallet {
  readonly player: Player;
  balance: Decimal;
  vault: Decimal;
  /** The model's deposits that were credited. */
  credited: Decimal;
  /** Oldest first. */
  withdrawals: ModelWithdrawal[];
  /** Deposits under way, with the blocks that confirm each. */
  deposits: { amount: Decimal; blocks: number }[];
}

export const newWallet = (player: Player, balance: Decimal): Wallet => ({
  player,
  balance,
  vault: '0',
  credited: '0',
  withdrawals: [],
  deposits: [],
});

/** Mines a block in the model. */
export function mineInModel(wallet: Wallet): void {
  for (const withdrawal of wallet.withdrawals) {
    if (withdrawal.state === 'confirming') withdrawal.state = 'done';
    else if (withdrawal.state === 'approved') withdrawal.state = 'confirming';
  }
  for (const deposit of wallet.deposits) {
    deposit.blocks += 1;
    if (deposit.blocks !== 2) continue;
    wallet.balance = addDecimals(wallet.balance, deposit.amount);
    wallet.credited = addDecimals(wallet.credited, deposit.amount);
  }
}

/** Gives a withdrawal back in the model: to the balance, or to the vault if the player cancels it. */
export function returnInModel(wallet: Wallet, withdrawal: ModelWithdrawal, to: 'balance' | 'vault' = 'balance'): void {
  withdrawal.state = 'returned';
  wallet[to] = addDecimals(wallet[to], withdrawal.amount);
}

/** Where the ledger has bitcoins. */
export type Books = Readonly<Record<'player' | 'vault' | 'withdrawals' | 'fees' | 'chain', Decimal>>;

/** The player's bitcoins, and the house's of all players. */
export async function readBooks(client: Client, player: Player): Promise<Books> {
  const { house } = (await client.send('GET', '/__sandbox/ledger')).data as unknown as {
    house: readonly { kind: string; currency: string; amount: Decimal }[];
  };
  const of = (kind: string) => house.find((one) => one.kind === kind && one.currency === 'BTC')?.amount ?? '0';
  const own = (await client.ledger(player)).sums.BTC ?? '0';
  const kept = (await client.call('readVault', { params: { userId: player.id }, token: player.token })).read();
  const vault = kept.balances.readable.find(({ currency }) => currency === 'BTC')?.amount ?? '0';
  return { player: own, vault, withdrawals: of('withdrawals'), fees: of('fees'), chain: of('chain') };
}
