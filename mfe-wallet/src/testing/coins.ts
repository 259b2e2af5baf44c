import { aCoin } from '@tessera/shared-contracts/testing';

/** Three entries of the provider's list, among them a token on two networks. */
export const someCoins = [
  aCoin({ symbol: 'BTC', name: 'Bitcoin', network: 'Bitcoin testnet' }),
  aCoin({ symbol: 'USDT', name: 'Tether', network: 'ERC-20' }),
  aCoin({ symbol: 'USDT', name: 'Tether', network: 'TRC-20' }),
];

/** A valid address of the first of {@link someCoins}. */
export const someAddress = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';
