import { announcing } from '@tessera/workbench/state';
import { someAddress } from '../lostPayments';
import { held, unknown } from '../sampleBalance';
import { ethereumAddress, only, ripple, tether, xrpAccount } from '../sampleCoins';
import { walletAt } from '../walletAt';
import { fill, send, withdraw } from './withdrawTools';

/** The form is not sent: the page says why, and the wrong field has the focus. */
const wrong = (focus: string) => announcing(walletAt('withdraw', { faults: held, does: { focus } }));
const wrongAmount = wrong('Amount');
const wrongTag = wrong('Destination tag');
const wrongAddress = wrong('Withdrawal address');

/** An amount is compared only with a known balance. */
const knowBalance = { see: '0.08421839' };

/** A form with this amount, sent. */
const amountOf = (amount: string) => [knowBalance, ...fill(someAddress, amount), ...send];

const tagOf = (text: string) => [...fill(xrpAccount, '20'), { fill: 'Destination tag', text }, ...send];

/** States of the withdraw form with errors. */
export const withdrawErrorStates = [
  wrongAddress('withdraw-nothing', 'Nothing is filled in', ['Please fill all fields'], { steps: send }),
  wrongAmount('withdraw-no-amount', 'No amount is filled in', ['Please fill all fields', someAddress], {
    steps: [...fill(someAddress, ''), ...send],
  }),
  wrongAddress('withdraw-no-address', 'No address is filled in', ['Please fill all fields', '0.025'], {
    steps: [...fill('', '0.025'), ...send],
  }),
  wrongAmount('withdraw-words', 'An amount that is not a number', ['Enter the amount as a number, such as 0.025'], {
    steps: amountOf('a little'),
  }),
  wrongAmount('withdraw-zero', 'An amount of zero', ['Enter an amount above zero', 'Confirm Withdrawal'], {
    steps: amountOf('0'),
  }),
  wrongAmount('withdraw-places', 'An amount with nine decimal places', ['Use at most 8 decimal places'], {
    steps: amountOf('0.000000001'),
  }),
  wrongAmount(
    'withdraw-places-of-tether',
    'An amount of Tether with seven decimal places',
    ['Use at most 6 decimal places'],
    { faults: only(tether), steps: [...fill(ethereumAddress, '1.0000001'), ...send] },
  ),
  wrongAmount(
    'withdraw-ambiguous',
    'An amount with a comma that may separate thousands',
    ['1,250 may mean 1.2500 or 1250. Enter one of these', 'Confirm Withdrawal'],
    { steps: amountOf('1,250') },
  ),
  wrongAmount(
    'withdraw-separators',
    'An amount with thousands separators',
    ['Enter the amount without thousands separators, such as 1250.50', 'Confirm Withdrawal'],
    { steps: amountOf('1,250,000') },
  ),
  wrongAmount('withdraw-insufficient', 'An amount above what is available', ['Insufficient balance'], {
    steps: amountOf('0.5'),
  }),
  withdraw(
    'withdraw-insufficient-unknown',
    'An amount above an unknown balance is left to the provider',
    ['Insufficient balance', 'Available balance unknown'],
    { faults: [unknown], steps: [...fill(someAddress, '500'), ...send] },
  ),
  wrongAddress(
    'withdraw-no-checksum-match',
    'An address with a typing error',
    ['This does not look like a Bitcoin testnet address'],
    { steps: [...fill(`${someAddress.slice(0, -1)}8`, '0.025'), ...send] },
  ),
  wrongAddress(
    'withdraw-wrong-xrp-address',
    'An account of the XRP Ledger with a typing error',
    ['This does not look like an XRP testnet address'],
    { faults: only(ripple), steps: [...fill(`${xrpAccount.slice(0, -1)}Z`, '20'), ...send] },
  ),
  wrongAddress(
    'withdraw-two-errors',
    'A wrong address and a wrong amount',
    ['This does not look like a Bitcoin testnet address', 'Insufficient balance'],
    { steps: [knowBalance, ...fill('nonsense', '0.5'), ...send] },
  ),
  wrongTag(
    'withdraw-wrong-tag',
    'A destination tag that is not a number',
    ['A destination tag is a whole number up to 4294967295', 'memo'],
    { faults: only(ripple), steps: tagOf('memo') },
  ),
  wrongTag(
    'withdraw-long-tag',
    'A destination tag that is too large',
    ['A destination tag is a whole number up to 4294967295', '4294967296'],
    { faults: only(ripple), steps: tagOf('4294967296') },
  ),
];
