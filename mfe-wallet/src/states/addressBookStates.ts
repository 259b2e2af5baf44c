import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import {
  announcing,
  answered,
  dropped,
  failed,
  refused,
  sends,
  serverMessage,
  unanswered,
} from '@tessera/workbench/state';
import { someAddress } from './lostPayments';
import { exchange, held23Hours, savedAddress, tellsBook, tomorrow } from './sampleBook';
import { hostileText } from './sampleCoins';
import { walletAt } from './walletAt';

const { readAddresses, addAddress, removeAddress, setBookOnly } = extensionCalls;

const usual = [tellsBook({ addresses: [savedAddress, exchange] })];
const addresses = walletAt('addresses', { faults: usual });
const told = announcing(addresses);
const add = [{ press: 'Add an address' }];
const fill = [
  ...add,
  { fill: 'Address', text: someAddress },
  { fill: 'Name', text: 'Ledger' },
  { fill: 'Your password', text: 'Tessera2026!' },
];
const save = [...fill, { press: 'Save address' }];
const turnOff = [{ press: 'Only the address book' }];

/** States of the address book. */
export const addressBookStates = [
  addresses('addresses', 'The address book', ['Only the address book', 'Cold storage', 'Destination tag 12'], {
    does: { rows: ['BTC · Bitcoin testnet', 'XRP · XRP testnet'] },
  }),
  addresses('addresses-empty', 'No addresses', ['No addresses yet.', 'Add an address'], [tellsBook({})]),
  addresses('addresses-held', 'A new address waits', ['On hold until', '(in 23 hours)'], {
    faults: [tellsBook({ only: true, addresses: [savedAddress, held23Hours] })],
  }),
  addresses('addresses-ending', 'The switch is turned off, and still holds', ['Still in force until'], {
    faults: [tellsBook({ only: true, onlyUntil: tomorrow, addresses: [savedAddress] })],
  }),
  addresses('addresses-security', 'After a change of the password', ['The security of your account was changed.'], {
    faults: [tellsBook({ holdUntil: tomorrow, addresses: [savedAddress] })],
  }),
  addresses('addresses-unreadable', 'Addresses that cannot be read', ['2 addresses could not be read.'], {
    faults: [tellsBook({ addresses: [savedAddress, { id: 'odd' }, 7] })],
  }),
  addresses('addresses-hostile', 'An address with hostile texts', ['<b>Пример</b>'], {
    faults: [
      tellsBook({
        addresses: [{ ...savedAddress, name: hostileText, currency: 'PEPE', network: hostileText, usableFrom: 'soon' }],
      }),
    ],
  }),
  addresses('addresses-loading', 'The address book is loading', ['Address book'], [unanswered(readAddresses)]),
  addresses(
    'addresses-failed',
    'The address book could not be loaded',
    ['Your address book could not be loaded', 'Try again'],
    [failed(readAddresses, serverMessage)],
  ),
  addresses('addresses-add', 'Adding an address', ['Save address', 'Such as Ledger or Exchange.'], {
    steps: add,
    does: { focus: 'Address' },
  }),
  addresses('addresses-add-held', 'Adding an address that waits', ['It can be used after 24 hours.'], {
    faults: [tellsBook({ only: true, proof: 'code' })],
    steps: add,
  }),
  told('addresses-fields', 'Fields are missing', ['Enter an address', 'Enter a name', 'Enter your password'], {
    steps: [...add, { press: 'Save address' }],
    does: { focus: 'Address' },
  }),
  told('addresses-refused', 'A wrong password', ['The password is wrong.', 'Such as Ledger or Exchange.'], {
    faults: [...usual, refused(addAddress, 'The password is wrong.', 400, { field: 'proof' })],
    steps: save,
    does: { focus: 'Your password', ...sends(addAddress, readAddresses) },
  }),
  told('addresses-saved', 'An address was saved', ['Ledger was saved in your address book.'], {
    faults: [...usual, answered(addAddress, {})],
    steps: save,
    does: sends(addAddress, readAddresses),
  }),
  told('addresses-lost', 'The answer was lost', ['The answer was lost, so the change may have been made.'], {
    faults: [...usual, dropped(addAddress)],
    steps: save,
    does: sends(addAddress, readAddresses),
  }),
  addresses('addresses-remove', 'Whether to remove an address', ['Remove Cold storage?', 'Keep it'], {
    steps: [{ press: 'Remove Cold storage' }],
    does: { focus: 'Keep it' },
  }),
  told('addresses-removed', 'An address was removed', ['Cold storage was removed from your address book.'], {
    faults: [...usual, answered(removeAddress, {})],
    steps: [{ press: 'Remove Cold storage' }, { press: 'Remove' }],
    does: sends(removeAddress, readAddresses),
  }),
  addresses('addresses-off', 'Whether to allow any address', ['Allow any address?', 'It takes 24 hours'], {
    faults: [tellsBook({ only: true })],
    steps: turnOff,
    does: { focus: 'Your password' },
  }),
  told(
    'addresses-on',
    'Only the address book was turned on',
    ['Withdrawals go only to addresses of your address book.', 'Cold storage'],
    {
      faults: [...usual, answered(setBookOnly, {})],
      steps: turnOff,
      does: sends(setBookOnly),
    },
  ),
  addresses('addresses-hidden', 'Without the extension, the overview', ['Total balance'], {
    withoutExtensions: ['address-book'],
  }),
];
