import type { Coin } from '@tessera/shared-contracts/api';

/** A network as calls name it: `TRC20` for `TRC-20`. */
export const plainNetwork = ({ network }: Pick<Coin, 'network'>): string =>
  network.replace(/[^a-z0-9]/gi, '') || network;
