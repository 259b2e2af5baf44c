import { type Balance, balance, type CurrencyBalance, request } from '@tessera/shared-contracts/api';
import { addDecimals } from '@tessera/shared-contracts/money';
import { remote } from '../../remote';

/** One row for each currency: a provider may list one more than once, such as USDT of each network. */
export function addUpRows(rows: readonly CurrencyBalance[]): readonly CurrencyBalance[] {
  const sums = new Map<string, CurrencyBalance>();
  for (const row of rows) {
    const key = row.currency.toUpperCase();
    const sum = sums.get(key);
    const added = sum && {
      amount: addDecimals(sum.amount, row.amount),
      usdValue: addDecimals(sum.usdValue, row.usdValue),
    };
    sums.set(key, { ...row, ...sum, ...added });
  }
  return [...sums.values()];
}

/** The player's balances. The argument is the player's id: it keeps the caches of players apart. */
export const balancesApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    balance: build.query<Balance, string>({
      query: (userId) => request(balance, { params: { userId } }),
      transformResponse: (answer: Balance) => ({
        ...answer,
        balances: { ...answer.balances, readable: addUpRows(answer.balances.readable) },
      }),
      providesTags: ['Balance'],
    }),
  }),
});

export const { useBalanceQuery } = balancesApi;
