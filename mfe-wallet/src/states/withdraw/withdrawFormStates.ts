import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { addressCall, balanceCall, coinsCall, dialog, held, longDelayMs } from './stateTools';

const coin = (symbol: string, name: string, network: string) => ({ symbol, name, network });

/** States of the withdraw form. */
export const withdrawFormStates: readonly SimulatorState[] = [
  { ...dialog('withdraw'), id: 'withdraw', title: 'Withdraw', session: 'player', faults: held },
  {
    ...dialog('withdraw'),
    id: 'withdraw-loading',
    title: 'Withdraw before the coins are known',
    session: 'player',
    faults: [{ ...coinsCall, delayMs: longDelayMs }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-coins-failed',
    title: 'Withdraw when the coins cannot be loaded',
    session: 'player',
    faults: [{ ...coinsCall, status: 500 }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-balance-failed',
    title: 'Withdraw when the balance is unknown',
    session: 'player',
    faults: [{ ...balanceCall, status: 500 }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-other-network',
    title: 'The address is one of another network',
    session: 'player',
    faults: held,
    steps: [{ fill: 'Withdrawal address', text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-payment-address',
    title: 'A payment address fills the form',
    session: 'player',
    faults: held,
    steps: [
      {
        fill: 'Withdrawal address',
        text: 'bitcoin:tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7?amount=0.025',
      },
    ],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-no-checksum',
    title: 'The address has no checksum',
    session: 'player',
    faults: [...held, { ...coinsCall, status: 200, body: [coin('SOL', 'Solana', 'Solana devnet')] }],
    steps: [{ fill: 'Withdrawal address', text: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV' }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-burn',
    title: 'Burn address',
    session: 'player',
    faults: held,
    steps: [{ fill: 'Withdrawal address', text: 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-own',
    title: 'The address is the player’s own deposit address',
    session: 'player',
    faults: [
      ...held,
      { ...addressCall, status: 200, body: { payAddress: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' } },
    ],
    steps: [{ fill: 'Withdrawal address', text: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-tag',
    title: 'An XRP account with a destination tag',
    session: 'player',
    faults: [...held, { ...coinsCall, status: 200, body: [coin('XRP', 'Ripple', 'XRP testnet')] }],
    steps: [{ fill: 'Withdrawal address', text: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY?dt=12345' }],
  },
];
