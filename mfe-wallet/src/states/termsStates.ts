import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, failed, refused, sends, serverMessage, unanswered } from '@tessera/workbench/state';
import { holds } from './sampleBalance';
import { bitcoin, bitcoinAddress, ethereum, ethereumAddress, hostileText, lists } from './sampleCoins';
import { walletAt } from './walletAt';
import { fill, send, sentCode } from './withdraw/withdrawTools';

const deposit = { minimum: '0.001', confirmations: 12, usualMinutes: 4, paused: null };
const withdrawal = { minimum: '0.005', fee: '0.001', usualMinutes: 20, reviewFrom: '0.5', paused: null };
/** The terms of Ether; of Bitcoin there are none. */
const terms = (rest: { deposit?: object; withdrawal?: object } = {}) =>
  answered(extensionCalls.coinTerms, [
    {
      currency: 'ETH',
      network: 'ETH',
      deposit: { ...deposit, ...rest.deposit },
      withdrawal: { ...withdrawal, ...rest.withdrawal },
      explorer: {},
    },
  ]);

const holdsEther = (amount: string, usdValue: number) =>
  holds({ totalUsd: usdValue, balances: [{ currency: 'ETH', amount, usdValue }] });
const listed = [holdsEther('2', 6200), lists(ethereum, bitcoin)];
const ether = [...listed, terms()];
/** The terms have arrived, by which the form is checked. */
const told = { see: 'They receive' };
const fillAmount = (text: string) => [{ fill: 'Amount', text }];
const paused = { paused: 'The node is being updated.' };

const depositAt = walletAt('deposit', {
  faults: [...ether, answered(calls.depositAddress, { payAddress: ethereumAddress })],
});
const withdrawAt = walletAt('withdraw', { faults: ether });

/** States of the deposit and the withdraw view by the terms of the coins. */
export const termsStates = [
  depositAt('terms-deposit', 'Deposit by terms', [
    'Credited: 12 Confirmations',
    'about 4 minutes',
    'Minimum 0.001 ETH',
    'ETH only',
    'Less than 0.001 ETH is not credited.',
  ]),
  depositAt('terms-deposit-loading', 'Deposit before the terms are known', ['Deposit Directly From Your Wallet'], {
    faults: [...listed, unanswered(extensionCalls.coinTerms)],
  }),
  depositAt(
    'terms-deposit-paused',
    'Deposit of a paused coin',
    ['Deposits of ETH (Ethereum Sepolia) are paused', 'The node is being updated.', 'BTC (Bitcoin testnet)'],
    [...listed, terms({ deposit: paused })],
  ),
  announcing(depositAt)(
    'terms-deposit-paused-meanwhile',
    'A coin is paused while its address is shown',
    ['Deposits of ETH (Ethereum Sepolia) are paused', 'The node is being updated.'],
    {
      steps: [{ see: 'Copy address' }, { faults: [...listed, terms({ deposit: paused })] }, { event: 'online' }],
    },
  ),
  depositAt(
    'terms-deposit-other',
    'Deposit of another coin than the paused one',
    ['Credited: 2 Confirmations', 'BTC only', 'Copy address'],
    {
      faults: [...listed, terms({ deposit: paused }), answered(calls.depositAddress, { payAddress: bitcoinAddress })],
      steps: [{ press: 'BTC (Bitcoin testnet)' }],
      does: { focus: 'Currency' },
    },
  ),
  depositAt(
    'terms-deposit-failed',
    'Deposit when the terms cannot be loaded',
    ['Fees and limits of the coins could not be loaded.', 'Credited: 2 Confirmations', 'Copy address'],
    [
      ...listed,
      failed(extensionCalls.coinTerms, serverMessage),
      answered(calls.depositAddress, { payAddress: ethereumAddress }),
    ],
  ),
  withdrawAt('terms-withdraw', 'Withdraw by terms', [
    'Minimum 0.005 ETH · Usually about 20 minutes · From 0.5 ETH a person checks it first',
    'You send',
    '0.001 ETH',
    '$3.10',
    'They receive',
  ]),
  withdrawAt('terms-withdraw-amount', 'What a withdrawal costs and brings', ['0.3 ETH', '$930.00', '0.299 ETH'], {
    steps: fillAmount('0.3'),
  }),
  withdrawAt('terms-withdraw-max', 'All that is available, of which the fee is taken', ['2 ETH', '1.999 ETH'], {
    steps: [{ press: 'Max: use all available ETH' }],
  }),
  announcing(withdrawAt)(
    'terms-below-minimum',
    'Less than the minimum',
    ['The minimum is 0.005 ETH. Enter 0.005 or more.'],
    { steps: [told, ...fill(ethereumAddress, '0.004'), ...send], does: { focus: 'Amount' } },
  ),
  announcing(withdrawAt)(
    'terms-not-above-fee',
    'Not more than the fee',
    ['The fee of 0.001 ETH would take all of it. Enter 0.00100001 or more.'],
    {
      faults: [...listed, terms({ withdrawal: { minimum: '0' } })],
      steps: [told, ...fill(ethereumAddress, '0.001'), ...send],
      does: { focus: 'Amount' },
    },
  ),
  withdrawAt(
    'terms-balance-too-small',
    'A balance below the minimum',
    ['Your balance is too small for a withdrawal: it takes 0.005 ETH or more.'],
    [holdsEther('0.004', 12.4), lists(ethereum, bitcoin), terms()],
  ),
  withdrawAt(
    'terms-balance-is-minimum',
    'A balance that is the minimum',
    ['Your balance is the minimum: only all of it can be withdrawn.'],
    [holdsEther('0.005', 15.5), lists(ethereum, bitcoin), terms()],
  ),
  announcing(withdrawAt)(
    'terms-review',
    'A withdrawal that a person will check',
    [
      'A person checks withdrawals of 0.5 ETH or more before they are sent',
      'Minimum 0.005 ETH · Usually about 20 minutes after the check',
    ],
    { steps: fillAmount('0.5') },
  ),
  withdrawAt(
    'terms-withdraw-paused',
    'Withdraw of a paused coin',
    ['Withdrawals of ETH (Ethereum Sepolia) are paused', 'The node is being updated.', 'BTC (Bitcoin testnet)'],
    [...listed, terms({ withdrawal: paused })],
  ),
  announcing(withdrawAt)(
    'terms-withdraw-paused-meanwhile',
    'A coin is paused while its withdrawal is filled in',
    ['Withdrawals of ETH (Ethereum Sepolia) are paused', 'The node is being updated.', '0.3'],
    {
      steps: [
        told,
        ...fill(ethereumAddress, '0.3'),
        { faults: [...listed, terms({ withdrawal: paused })] },
        { event: 'online' },
      ],
      does: { focus: 'Currency' },
    },
  ),
  announcing(withdrawAt)(
    'terms-withdraw-refused',
    'A withdrawal is refused by newer terms, which are then shown',
    [
      'Withdrawals of ETH are stopped.',
      'Withdrawals of ETH (Ethereum Sepolia) are paused',
      'The node is being updated.',
    ],
    {
      faults: [...ether, refused(calls.withdrawOtp, 'Withdrawals of ETH are stopped.')],
      steps: [
        told,
        ...fill(ethereumAddress, '0.3'),
        {
          faults: [
            ...listed,
            terms({ withdrawal: paused }),
            refused(calls.withdrawOtp, 'Withdrawals of ETH are stopped.'),
          ],
        },
        ...send,
      ],
      does: sends(calls.withdrawOtp, extensionCalls.coinTerms),
    },
  ),
  withdrawAt(
    'terms-withdraw-awaited',
    'A withdrawal that was sent before the terms have arrived',
    ['Processing...', '0.3'],
    {
      faults: [...listed, unanswered(extensionCalls.coinTerms)],
      steps: [...fill(ethereumAddress, '0.3'), ...send],
    },
  ),
  withdrawAt(
    'terms-review-of-all',
    'A coin of which every withdrawal is checked',
    ['A person checks it first'],
    [...listed, terms({ withdrawal: { reviewFrom: '0' } })],
  ),
  withdrawAt(
    'terms-withdraw-hostile',
    'Withdraw of a coin that is paused with a hostile reason',
    ['Withdrawals of ETH (Ethereum Sepolia) are paused', '<b>Пример</b>'],
    [...listed, terms({ withdrawal: { paused: hostileText } })],
  ),
  withdrawAt(
    'terms-withdraw-failed',
    'Withdraw when the terms cannot be loaded',
    ['Fees and limits of the coins could not be loaded.', 'Withdrawal address'],
    [...listed, failed(extensionCalls.coinTerms, serverMessage)],
  ),
  withdrawAt(
    'terms-withdraw-code',
    'The code of a withdrawal with its fee',
    ['Fee', '0.00100000 ETH', 'They receive', '0.29900000 ETH'],
    {
      faults: [...ether, sentCode],
      steps: [told, ...fill(ethereumAddress, '0.3'), ...send],
      does: sends(calls.withdrawOtp),
    },
  ),
];
