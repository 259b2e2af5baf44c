import { request } from '@tessera/shared-contracts/api';
import { hasExtension, type Limit, type Limits, readLimits } from '@tessera/shared-contracts/extensions';
import { compareDecimals } from '@tessera/shared-contracts/money';
import { remote } from '../../remote';

/** A limit that is set. */
export type DepositLimit = Limit & { readonly left: string };

/** Of the deposit limits that are set, the one with least left, and of these the one that lasts longest: nothing above it is credited. */
export function lowestDepositLimit({ limits }: Limits): DepositLimit | undefined {
  const set = limits.readable.flatMap((limit) =>
    limit.kind === 'deposit' && limit.amount != null && limit.left != null ? [{ ...limit, left: limit.left }] : [],
  );
  return set.sort((a, b) => compareDecimals(a.left, b.left) || Date.parse(b.until) - Date.parse(a.until))[0];
}

const { useDepositLimitQuery } = remote.api.injectEndpoints({
  endpoints: (build) => ({
    depositLimit: build.query<{ readonly lowest: DepositLimit | undefined }, string>({
      query: (userId) => request(readLimits, { params: { userId } }),
      transformResponse: (answer: Limits) => ({ lowest: lowestDepositLimit(answer) }),
      // Each view that opens reads it again: something may have arrived meanwhile.
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Reads the player's deposit limit; without the extension there is none, and nothing is asked. */
export const useDepositLimit = (userId: string) => useDepositLimitQuery(userId, { skip: !hasExtension('limits') });
