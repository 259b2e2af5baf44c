import type { Client, Player } from './client';

const own = ({ id, token }: Player) => ({ params: { userId: id }, token });

/** Calls about deposits that are held. */
export const heldMoney = (client: Client) => ({
  setDepositLimit: (player: Player, period: string, amount: string | null) =>
    client.call('setLimit', {
      params: { userId: player.id, kind: 'deposit', period },
      token: player.token,
      body: { amount },
    }),
  heldOf: async (player: Player) => (await client.call('readLimits', own(player))).read().held.readable,
  balanceOf: async (player: Player) => (await client.call('balance', own(player))).read().totalUsd,
  detailOf: async ({ id: userId, token }: Player, id: string) =>
    (await client.call('transactionDetail', { params: { userId, id }, token })).read(),
  /** Expects that the books are right. */
  expectSoundLedger: async () =>
    expect((await client.send('GET', '/__sandbox/ledger')).data).toMatchObject({
      unbalanced: [],
      overdrawn: [],
      misstated: [],
    }),
});
