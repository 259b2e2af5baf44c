import type { faultSchema, State } from '@tessera/workbench/state';
import type { InferOutput } from 'valibot';

type Fault = InferOutput<typeof faultSchema>;
/** A call of the provider. */
type Call = Pick<Fault, 'method' | 'path'>;

export const balanceCall = { method: 'GET', path: '/wallet-service/api/wallet/*/balance' } as const;
export const coinsCall = { method: 'GET', path: '/wallet-service/api/wallet/coins' } as const;
export const addressCall = { method: 'GET', path: '/wallet-service/api/wallet/*/deposit-address' } as const;
export const transactionsCall = { method: 'GET', path: '/wallet-service/api/wallet/*/transactions' } as const;
export const ratesCall = { method: 'GET', path: '/wallet-service/api/rates' } as const;
export const preferencesPath = '/auth-service/api/auth/*/preferences';

/** Longer than a state is open; the sandbox releases an answer when the next state is opened. */
export const longDelayMs = 60_000;

/** The provider answers a call with this body. */
export const answers = (call: Call, body: unknown): Fault => ({ ...call, status: 200, body });
/** The provider refuses a call with this message. */
export const refuses = (call: Call, message: string, status = 400): Fault => ({ ...call, status, body: { message } });
/** The provider’s answer to a call does not come. */
export const delays = (call: Call): Fault => ({ ...call, delayMs: longDelayMs });
/** The connection is lost during a call. */
export const loses = (call: Call): Fault => ({ ...call, drop: 'before' });
/** Something between page and provider answers a call with its own page. */
export const garbles = (call: Call): Fault => ({ ...call, status: 200, body: '<!doctype html><title>Proxy</title>' });

/** A balance of several coins, one of them empty. */
export const sample = {
  totalUsd: 8412.07,
  balances: [
    { currency: 'BTC', amount: 0.08421839, usdValue: 5474.19 },
    { currency: 'ETH', amount: 0.6315, usdValue: 1957.65 },
    { currency: 'SOL', amount: 4.20817, usdValue: 631.22 },
    { currency: 'USDT', amount: 349.01, usdValue: 349.01 },
    { currency: 'DOGE', amount: 0, usdValue: 0 },
  ],
};

/** The provider answers with {@link sample}. */
export const held = [answers(balanceCall, sample)];

/** A player without money. */
export const poor = [answers(balanceCall, { totalUsd: 0, balances: [] })];

/** Long amounts and an unknown coin. */
export const rich = {
  totalUsd: 123456789.05,
  balances: [
    { currency: 'BTC', amount: '1234.567890120000001', usdValue: 80246912.34 },
    { currency: 'PEPE', amount: '99999999.00000001', usdValue: 43209876.7 },
    { currency: 'TRX', amount: 0.00000001, usdValue: 0.01 },
  ],
};

/** Texts of a hostile or careless provider. */
export const hostileText = '<b>Пример</b> עברית \u202eabc VeryLongWordWithoutAnySpaceInItThatNoColumnHasRoomFor';

/** An entry of the provider’s list of coins. */
export const coin = (symbol: string, name: string, network: string) => ({ symbol, name, network });
/** The provider lists just these coins. */
export const lists = (...coins: readonly unknown[]): Fault => answers(coinsCall, coins);

type Rest = Partial<Omit<State, 'id' | 'title' | 'shows' | 'module'>>;

/**
 * Makes states of a module for the player.
 *
 * @returns a function of id, title, what the page shows, and what the state needs
 */
export const statesOf =
  (module: string, props: Record<string, unknown> = {}) =>
  (id: string, title: string, shows: readonly string[], rest: Rest = {}): State => ({
    module,
    props,
    id,
    title,
    shows: [...shows],
    session: 'player',
    ...rest,
  });

/** Makes states of the dialog at one of its views, as {@link statesOf}. */
export const statesAt = (view: string) => statesOf('WalletDialog', { view });
