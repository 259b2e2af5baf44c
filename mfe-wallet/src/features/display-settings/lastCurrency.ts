import { playerItem } from '@tessera/shared-contracts/session';

/** The player's last known currency, so that the wallet opens with it before the provider answers; empty for none. */
export const lastCurrencyItem = playerItem('tessera.wallet.display-currency', 'device');
