import type { State } from '@tessera/workbench/state';
import { someAddress } from '../lostPayments';
import { held } from '../stateTools';
import { only, withdraw } from './withdrawTools';

const ethereum = only('ETH', 'Ethereum', 'Ethereum Sepolia');
const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
const ethereumAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const otherContract = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

const pasted = (text: string, faults = held as State['faults']) => ({
  faults,
  steps: [{ fill: 'Withdrawal address', text }],
});

/** States of the withdraw form with a payment address, as a QR code has it. */
export const paymentRequestStates: readonly State[] = [
  withdraw(
    'withdraw-payment-address',
    'A payment address fills the form',
    ['$1,625.00', 'This device does not know this address yet.'],
    pasted(`bitcoin:${someAddress}?amount=0.025`),
  ),
  withdraw(
    'request-other-coin',
    'A payment request for another coin',
    ['This payment request asks for 1 BTC on Bitcoin; you chose ETH on Ethereum Sepolia'],
    pasted('bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=1', ethereum),
  ),
  withdraw(
    'request-other-network',
    'A payment request on another network',
    ['This payment request asks for a payment on Polygon; you chose ETH on Ethereum Sepolia'],
    pasted(`ethereum:${ethereumAddress}@137?value=1e17`, ethereum),
  ),
  withdraw(
    'request-token',
    'A payment request for a token',
    ['This payment request asks for the token 0xa0b8…06eb48 on Ethereum; you chose ETH on Ethereum Sepolia'],
    pasted(`ethereum:${otherContract}/transfer?address=${ethereumAddress}&uint256=2500000`, ethereum),
  ),
  withdraw(
    'request-call',
    'A payment request that calls a contract',
    ['This payment request calls a contract (approve), which a withdrawal cannot do'],
    pasted(`ethereum:${otherContract}/approve?address=${ethereumAddress}`, ethereum),
  ),
  withdraw(
    'request-condition',
    'A payment request with a condition',
    ['This payment request needs “req-proof”, which a withdrawal cannot carry'],
    pasted(`bitcoin:${someAddress}?req-proof=1`),
  ),
  withdraw(
    'request-amount',
    'A payment request with an amount that cannot be read',
    ['The amount of this payment request cannot be read: 1,5'],
    pasted(`bitcoin:${someAddress}?amount=1,5`),
  ),
  withdraw(
    'request-tag',
    'A payment request with a destination tag that cannot be used',
    ['The destination tag of this payment request cannot be used: x'],
    pasted(`xrp:${account}?dt=x`, only('XRP', 'Ripple', 'XRP testnet')),
  ),
];
