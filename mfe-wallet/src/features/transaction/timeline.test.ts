import type { CoinTerms } from '@tessera/shared-contracts/extensions';
import { transactionDetailSchema } from '@tessera/shared-contracts/extensions/schema';
import { aTransactionDetail } from '@tessera/shared-contracts/testing';
import { parse } from 'valibot';
import { explorerLink } from './explorerLink';
import { readTimeline } from './timeline';

const at = '2025-11-20T18:42:00.000Z';
const timelineOf = (type: string, states: readonly string[], status = 'waiting') =>
  readTimeline(
    parse(transactionDetailSchema, aTransactionDetail({ type, status, steps: states.map((state) => ({ state, at })) })),
  );

test.each([
  ['withdraw', ['asked'], ['approved', 'sent', 'confirming', 'done']],
  ['withdraw', ['asked', 'review'], ['approved', 'sent', 'confirming', 'done']],
  ['withdrawal', ['asked', 'review', 'approved'], ['sent', 'confirming', 'done']],
  ['withdraw', ['asked', 'approved', 'sent'], ['confirming', 'done']],
  ['withdraw', ['asked', 'approved', 'sent', 'confirming'], ['done']],
  ['withdraw', ['asked', 'approved', 'sent', 'confirming', 'done'], []],
  ['withdraw', ['asked', 'refused'], ['returned']],
  ['withdraw', ['asked', 'cancelled', 'returned'], []],
  ['withdraw', ['asked', 'on_the_moon'], []],
  ['Deposit', ['seen'], ['confirming', 'done']],
  ['deposit', ['seen', 'confirming'], ['done']],
  ['deposit', ['seen', 'failed'], []],
  ['deposit', ['review'], []],
  ['bet', ['done'], []],
  ['reward', ['seen'], []],
])('after %s %j come %j', (type, states, ahead) => {
  const timeline = timelineOf(type, states);
  expect(timeline).toMatchObject({ state: states.at(-1), ahead, isOpen: ahead.length > 0 });
});

test('without steps the state is the status of the list', () => {
  expect(timelineOf('withdraw', [], ' partially_paid ')).toMatchObject({
    state: 'partially_paid',
    made: [],
    ahead: [],
  });
});

const termsOf = (transaction: string | null) =>
  [{ currency: 'USDT', network: 'TRC20', explorer: { transaction } }] as unknown as readonly CoinTerms[];
const onChain = { currency: 'usdt', network: 'TRC20', hash: 'ab cd' };

test.each([
  ['https://explorer.example/tx/{hash}', onChain, 'https://explorer.example/tx/ab%20cd'],
  ['https://explorer.example/{hash}?of={hash}', onChain, 'https://explorer.example/ab%20cd?of=ab%20cd'],
  ['http://explorer.example/tx/{hash}', onChain, undefined],
  ['javascript:alert("{hash}")', onChain, undefined],
  ['/tx/{hash}', onChain, undefined],
  ['https://explorer.example/', onChain, undefined],
  [null, onChain, undefined],
  ['https://explorer.example/tx/{hash}', { ...onChain, hash: null }, undefined],
  ['https://explorer.example/tx/{hash}', { ...onChain, network: 'ERC20' }, undefined],
  ['https://explorer.example/tx/{hash}', { ...onChain, currency: 'BTC' }, undefined],
])('the explorer %s of %j is linked as %s', (pattern, transaction, link) => {
  expect(explorerLink(termsOf(pattern), transaction)).toBe(link);
});
