import type { Queries } from '../database';

/** Notes that withdrawals are held, to one address of the book or to all others, until its end is told. */
export const noteHold = (tx: Queries, userId: string, addressId?: string): Promise<unknown> =>
  tx.query('insert into untold_holds (user_id, address_id) values ($1, $2) on conflict do nothing', [
    userId,
    addressId ?? null,
  ]);

/** Players who wait for the end of a hold. */
export const listHeldPlayers = (queries: Queries): Promise<readonly { readonly userId: string }[]> =>
  queries.query('select distinct user_id as "userId" from untold_holds');

/** @returns whether there was such a hold, whose end the caller tells */
export const endHold = async (tx: Queries, userId: string, addressId?: string): Promise<boolean> => {
  const ended = await tx.query(
    'delete from untold_holds where user_id = $1 and address_id is not distinct from $2 returning 1',
    [userId, addressId ?? null],
  );
  return ended.length > 0;
};
