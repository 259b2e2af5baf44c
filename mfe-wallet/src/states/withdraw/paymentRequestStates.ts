import { announcing } from '@tessera/workbench/state';
import { someAddress } from '../lostPayments';
import { ethereum, ethereumAddress, only, ripple, xrpAccount } from '../sampleCoins';
import { walletAt } from '../walletAt';
import { withdraw } from './withdrawTools';

const otherContract = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

const paste = (text: string) => [{ fill: 'Withdrawal address', text }];
const ethereumOnly = walletAt('withdraw', { faults: only(ethereum) });

/** States of the withdraw form with a payment address, as a QR code has it. */
export const paymentRequestStates = [
  withdraw(
    'withdraw-payment-address',
    'A payment address fills the form',
    [someAddress, '0.025', '$1,625.00', 'This device does not know this address yet.'],
    { steps: paste(`bitcoin:${someAddress}?amount=0.025`) },
  ),
  announcing(ethereumOnly)(
    'request-other-coin',
    'A payment request for another coin',
    ['This payment request asks for 1 BTC on Bitcoin; you chose ETH on Ethereum Sepolia'],
    { steps: paste('bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=1') },
  ),
  announcing(ethereumOnly)(
    'request-other-network',
    'A payment request on another network',
    ['This payment request asks for a payment on Polygon; you chose ETH on Ethereum Sepolia'],
    { steps: paste(`ethereum:${ethereumAddress}@137?value=1e17`) },
  ),
  announcing(ethereumOnly)(
    'request-token',
    'A payment request for a token',
    ['This payment request asks for the token 0xa0b8…06eb48 on Ethereum; you chose ETH on Ethereum Sepolia'],
    { steps: paste(`ethereum:${otherContract}/transfer?address=${ethereumAddress}&uint256=2500000`) },
  ),
  announcing(ethereumOnly)(
    'request-call',
    'A payment request that calls a contract',
    ['This payment request calls a contract (approve), which a withdrawal cannot do'],
    { steps: paste(`ethereum:${otherContract}/approve?address=${ethereumAddress}`) },
  ),
  announcing(withdraw)(
    'request-condition',
    'A payment request with a condition',
    ['This payment request needs “req-proof”, which a withdrawal cannot carry'],
    { steps: paste(`bitcoin:${someAddress}?req-proof=1`) },
  ),
  announcing(withdraw)(
    'request-amount',
    'A payment request with an amount that cannot be read',
    ['The amount of this payment request cannot be read: 1,5'],
    { steps: paste(`bitcoin:${someAddress}?amount=1,5`) },
  ),
  announcing(withdraw)(
    'request-tag',
    'A payment request with a destination tag that cannot be used',
    ['The destination tag of this payment request cannot be used: x'],
    { faults: only(ripple), steps: paste(`xrp:${xrpAccount}?dt=x`) },
  ),
];
