import { skipToken } from '@reduxjs/toolkit/query/react';
import { type CallResult, request, sendCall } from '@tessera/shared-contracts/api';
import { moveIntoVault, moveOutOfVault, readVault, type Vault } from '@tessera/shared-contracts/extensions';
import { useSession } from '@tessera/shared-contracts/session';
import { remote } from '../../remote';
import { addUpRows } from '../balances/balances.api';
import { type BalanceState, balanceStateOf } from '../balances/useBalance';

/** Whether money is put away, or taken back. */
export type Direction = 'in' | 'out';

/** An amount that the player moves. */
export interface Move {
  readonly currency: string;
  readonly amount: string;
  /** Only moving out takes one. */
  readonly proof: string;
}

/** A move with the key by which the provider makes it once. */
export interface KeyedMove extends Move {
  readonly key: string;
}

const { useVaultQuery } = remote.api.injectEndpoints({
  endpoints: (build) => ({
    vault: build.query<Vault, string>({
      query: (userId) => request(readVault, { params: { userId } }),
      transformResponse: (answer: Vault) => ({
        ...answer,
        balances: { ...answer.balances, readable: addUpRows(answer.balances.readable) },
      }),
      providesTags: ['Vault'],
    }),
  }),
});

/** What the signed-in player has in the vault. */
export function useVault(): BalanceState<Vault> {
  const session = useSession();
  return balanceStateOf(
    useVaultQuery(session?.user.id ?? skipToken, { refetchOnReconnect: true, refetchOnMountOrArgChange: true }),
  );
}

/** Moves an amount. It bypasses the store, whose cache would keep the password. */
export function sendMove(
  userId: string,
  direction: Direction,
  { currency, amount, key, proof }: KeyedMove,
): Promise<CallResult<{ readonly message?: string | undefined }>> {
  const params = { userId };
  return direction === 'in'
    ? sendCall(request(moveIntoVault, { params, body: { currency, amount, key } }))
    : sendCall(request(moveOutOfVault, { params, body: { currency, amount, key, proof } }));
}
