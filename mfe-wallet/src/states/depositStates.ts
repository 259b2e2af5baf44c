import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered } from '@tessera/workbench/state';
import { bitcoin, bitcoinAddress, coin, hostileText, lists, ripple, xrpAccount } from './sampleCoins';
import { walletAt } from './walletAt';

const deposit = walletAt('deposit');

/** The same token on two networks. */
const tethers = [coin('USDT', 'Tether', 'TRC-20'), coin('USDT', 'Tether', 'ERC-20')];
/** A network that the page does not know: any address is taken. */
const monero = coin('XMR', 'Monero', 'Monero stagenet');
const addressOf = (payAddress: string, rest: object = {}) => answered(calls.depositAddress, { payAddress, ...rest });

const tagged = [lists(ripple), addressOf(xrpAccount, { destinationTag: 12345 })];

const copyAddress = [{ press: 'Copy address' }];

/** States of the deposit view. */
export const depositStates = [
  deposit('deposit', 'Deposit', [
    'Deposit Directly From Your Wallet',
    'Credited: 2 Confirmations',
    'QR code of the BTC deposit address',
  ]),
  deposit(
    'deposit-on-break',
    'Deposit during a break',
    ['You cannot play until', 'You get no deposit address.', 'About breaks', 'Where is my deposit?'],
    [answered(extensionCalls.readBreak, { state: 'break', until: '2126-11-16T00:00:00.000Z' })],
  ),
  deposit(
    'deposit-limit',
    'Deposit with a limit',
    [
      'You have $50.00 left this week, by your deposit limit. What arrives above it is held, and you can have it returned.',
      'Your limits',
      'Copy address',
    ],
    [
      answered(extensionCalls.readLimits, {
        limits: [
          {
            kind: 'deposit',
            period: 'week',
            amount: 200,
            used: 150,
            left: 50,
            until: '2099-01-05T00:00:00Z',
            pending: null,
          },
        ],
        held: [],
      }),
    ],
  ),
  deposit('deposit-unlimited', 'Deposit without a limit', ['Set a deposit limit', 'Copy address'], {
    sameAs: 'deposit',
  }),
  deposit(
    'deposit-terms',
    'Deposit of a coin on one network',
    [
      'BTC only',
      'Send only BTC over the network Bitcoin testnet.',
      'Anything else that is sent to this address is lost.',
    ],
    [lists(bitcoin), addressOf(bitcoinAddress)],
  ),
  deposit(
    'deposit-local',
    'Deposit of local currency',
    ['Deposits in local currency are not available yet. You can deposit crypto:', 'Copy address'],
    { steps: [{ press: 'Local Currency' }] },
  ),
  deposit('deposit-coins', 'Deposit with a list of coins', ['Kind of deposit', 'Bitcoin Cash testnet', 'Tron Shasta'], {
    steps: [{ press: 'Currency' }],
  }),
  deposit(
    'deposit-other-coin',
    'Deposit of a token that exists on two networks',
    ['USDT on TRC-20 only', 'Send only USDT over the network TRC-20.'],
    [lists(...tethers), addressOf('TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r')],
  ),
  deposit(
    'deposit-no-network',
    'Deposit of a coin without a named network',
    ['Send only BTC to this address.', 'BTC only'],
    [lists(coin('BTC', 'Bitcoin', '')), addressOf(bitcoinAddress)],
  ),
  deposit(
    'deposit-unreadable-coin',
    'Deposit when a coin cannot be read',
    ['1 coin could not be read.', 'BTC on Bitcoin testnet only'],
    [lists(bitcoin, { symbol: '' }), addressOf(bitcoinAddress)],
  ),
  deposit(
    'deposit-unreadable-coins',
    'Deposit when two coins cannot be read',
    ['Kind of deposit', '2 coins could not be read.'],
    [lists(bitcoin, { symbol: '' }, 'BTC'), addressOf(bitcoinAddress)],
  ),
  deposit(
    'deposit-hostile',
    'Deposit of a coin with hostile texts',
    ['Deposit Directly From Your Wallet', 'Copy address'],
    [lists(coin(hostileText, hostileText, hostileText)), addressOf(bitcoinAddress)],
  ),
  deposit(
    'deposit-tag',
    'Deposit with a destination tag',
    [
      'Destination tag',
      'Enter the destination tag too: a deposit without it cannot be told from those of other players.',
      '12345',
    ],
    tagged,
  ),
  deposit(
    'deposit-long-address',
    'Deposit address that is too long for a QR code',
    ['This address is too long for a QR code. Please copy it instead.'],
    [lists(monero), addressOf('4'.repeat(3000))],
  ),
  announcing(deposit)('deposit-copied', 'The address was copied', ['Copied', 'Deposit address'], {
    clipboard: 'works',
    steps: copyAddress,
  }),
  announcing(deposit)(
    'deposit-copy-refused',
    'A toast: the address could not be copied',
    ['The address could not be copied. Select it and copy it by hand.'],
    { clipboard: 'refused', steps: copyAddress },
  ),
  announcing(deposit)(
    'deposit-copy-tag-refused',
    'A toast: the destination tag could not be copied',
    ['The destination tag could not be copied. Select it and copy it by hand.'],
    { faults: tagged, clipboard: 'refused', steps: [{ press: 'Copy destination tag' }] },
  ),
];
