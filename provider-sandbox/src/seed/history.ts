import type { Decimal } from '@tessera/shared-contracts/money';
import type { NewTransaction } from '../wallet/transactions';

/** A line of the demo player's history. */
export interface PastLine {
  readonly hoursAgo: number;
  readonly type: NewTransaction['type'];
  readonly status: string | null;
  readonly amount: Decimal;
  readonly currency: string;
}

/** Final balances of the demo player. The oldest deposit of each coin is chosen so that the sums match. */
export const demoBalances = {
  BTC: '0.08421839',
  ETH: '0.6315',
  SOL: '4.20817',
  USDT: '349.01',
  DOGE: '0',
};

/**
 * Hours ago, type, status (`-` for no status), amount, coin; newest first. Every status that the site knows is here.
 */
const lines = `
  20 deposit finished 0.025 BTC
  22 withdraw waiting 120 USDT
  24 withdraw finished 0.4 ETH
  30 rakeback finished 0.00041 BTC
  36 withdraw finished 2.5 SOL
  41 reward finished 1.5 SOL
  48 deposit finished 0.6315 ETH
  64 withdraw finished 150 USDT
  67 withdraw failed 0.31 ETH
  69 deposit finished 350 USDT
  78 deposit confirming 0.0125 BTC
  90 rakeback finished 0.00038 BTC
  112 withdraw finished 2.25 SOL
  124 deposit - 0.059 BTC
  139 reward finished 0.75 SOL
  149 deposit finished 4.2 SOL
  151 withdraw sending 0.08 SOL
  164 rakeback finished 0.00029 BTC
  180 withdraw finished 0.1 ETH
  191 deposit finished 0.0102 BTC
  196 deposit waiting 75 USDT
  211 reward confirmed 25 USDT
  214 deposit expired 500 USDT
  233 rakeback finished 0.0021 ETH
  238 withdraw refunded 60 USDT
  256 deposit partially_paid 18.4 USDT
  262 rakeback finished 0.00033 BTC
  275 withdraw confirmed 0.015 BTC
  289 deposit confirmed 0.042 BTC
  300 reward finished 0.0005 BTC
  308 rakeback waiting 0.00012 BTC
  331 withdraw finished 1800 DOGE
  333 deposit finished 1200 DOGE
  350 deposit failed 0.2 ETH
  355 rakeback finished 0.00027 BTC
  378 reward finished 0.01 ETH
  391 withdraw finished 85.5 USDT
  402 rakeback finished 0.18 SOL
  418 deposit finished 0.018 BTC
  433 withdraw finished 0.025 BTC
  447 rakeback finished 0.00036 BTC
  462 reward finished 0.4 SOL
  476 deposit finished 0.25 ETH
  489 withdraw finished 0.05 ETH
  503 rakeback finished 0.0018 ETH
  520 deposit finished 260 USDT
  537 rakeback finished 0.00031 BTC
  554 reward finished 10 USDT
  571 withdraw finished 1.1 SOL
  590 deposit finished 2.5 SOL
  612 rakeback finished 0.00025 BTC
`;

export const demoHistory: readonly PastLine[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [hoursAgo = '', type = '', status = '', amount = '', currency = ''] = line.trim().split(' ');
    return {
      hoursAgo: Number(hoursAgo),
      type: type as PastLine['type'],
      status: status === '-' ? null : status,
      amount,
      currency,
    };
  });

/** Balances of the second player, different from the first one's. */
export const secondBalances = { LTC: '1.5', XRP: '240.75', BTC: '0.002' };

/** Balances of the player with an authenticator app. */
export const twoFactorBalances = { BTC: '0.0125', USDT: '50' };
