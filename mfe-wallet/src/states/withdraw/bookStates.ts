import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, failed, serverMessage } from '@tessera/workbench/state';
import { someAddress } from '../lostPayments';
import { held } from '../sampleBalance';
import { exchange, held23Hours, savedAddress, tellsBook, tomorrow } from '../sampleBook';
import { bitcoinAddress } from '../sampleCoins';
import { draftOf, withdraw } from './withdrawTools';

const typed = [{ fill: 'Withdrawal address', text: someAddress }];
const open = [{ press: 'From your address book' }];
const withBook = (book: object) => [...held, tellsBook(book)];
const saved = withBook({ addresses: [savedAddress, exchange] });

/** States of the withdraw form with an address book. */
export const bookStates = [
  withdraw(
    'withdraw-book',
    'Withdraw with saved addresses',
    ['From your address book', 'Choose a saved address'],
    saved,
  ),
  withdraw('withdraw-book-open', 'Withdraw with the list of saved addresses', ['Bitcoin testnet · tb1qw5…xpjzsx'], {
    faults: saved,
    steps: open,
  }),
  withdraw('withdraw-book-picked', 'Withdraw to a saved address', ['Cold storage'], {
    faults: saved,
    storage: draftOf({ coin: 'BTC Bitcoin testnet', address: bitcoinAddress }),
  }),
  withdraw(
    'withdraw-book-only',
    'Withdraw only to the book',
    ['Withdrawals go only to addresses of your address book.'],
    {
      faults: withBook({ only: true, addresses: [savedAddress] }),
    },
  ),
  announcing(withdraw)(
    'withdraw-book-refused',
    'A typed address, with only the book',
    ['This address is not in your address book, and withdrawals go to no other.', 'Save this address'],
    { faults: withBook({ only: true, addresses: [savedAddress] }), steps: typed },
  ),
  withdraw('withdraw-book-held', 'A saved address on hold', ['Ledger is on hold until', '(in 23 hours)'], {
    faults: withBook({ only: true, addresses: [held23Hours] }),
    storage: draftOf({ coin: 'BTC Bitcoin testnet', address: bitcoinAddress }),
  }),
  withdraw(
    'withdraw-security',
    'Withdraw after a change of the password',
    ['The security of your account was changed.', '(in 23 hours)'],
    withBook({ holdUntil: tomorrow, addresses: [savedAddress] }),
  ),
  withdraw('withdraw-save', 'Saving the address of a withdrawal', ['Save this address', 'Name', 'Your password'], {
    faults: withBook({}),
    steps: [...typed, { press: 'Save this address' }],
    does: { focus: 'Name' },
  }),
  withdraw(
    'withdraw-book-failed',
    'The address book could not be loaded',
    ['Your address book could not be loaded, so'],
    [...held, failed(extensionCalls.readAddresses, serverMessage)],
  ),
];
