/** @jest-environment-options {"page": true} */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type CallDefinition, createProviderBaseQuery, type LoginAnswer } from '../api';
import { readSession, writeSession } from '../session';
import {
  aSession,
  cleanUp,
  hostileAnswers,
  hostileValues,
  installSiteConfig,
  rawAnswer,
  storeSession,
  stubProvider,
} from '.';
import { type AnyCallId, allCalls } from './stubProvider';

const ids = Object.keys(allCalls) as readonly AnyCallId[];
const params = { userId: 'u1', uuid: 'g1', id: 'i1', pairId: 'p1', kind: 'loss', period: 'day', hash: 'ab'.repeat(32) };

beforeEach(() => {
  installSiteConfig();
  storeSession(aSession({ user: { id: params.userId } }));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanUp();
  localStorage.clear();
  jest.restoreAllMocks();
});

/** Sends one call as an endpoint does, without a body, and answers it with this text. */
async function receive(id: AnyCallId, json: string) {
  const call: CallDefinition = { ...allCalls[id], body: undefined };
  stubProvider({ [id]: rawAnswer(json) });
  const search = id === 'transactionsPage' ? { limit: '100' } : undefined;
  return createProviderBaseQuery()(
    { call, params, ...(search && { search }) },
    { signal: new AbortController().signal } as BaseQueryApi,
    {},
  );
}

test('the fields come from the schemas', () => {
  const fieldsOf = (id: AnyCallId) => [...new Set(hostileAnswers(id).map(({ field }) => field))];
  expect(fieldsOf('transactions')).toEqual(
    ['_id', 'type', 'status', 'createdAt', 'amount', 'currency', 'address'].map((field) => `transactions.0.${field}`),
  );
  expect(fieldsOf('balance')).toEqual([
    'totalUsd',
    ...['currency', 'amount', 'usdValue'].map((field) => `balances.0.${field}`),
  ]);
  expect(fieldsOf('initGame')).toEqual(['success', 'message', 'data.url']);
});

test.each(ids)('%s: an answer is parsed completely, partly or not at all, and nothing throws', async (id) => {
  for (const { field, values, json } of hostileAnswers(id)) {
    expect(JSON.parse(json)).toBeDefined();
    const { data, error } = await receive(id, json);
    const kind = (error as { kind?: string } | undefined)?.kind;
    expect([field, values[0], data !== undefined || kind === 'malformed']).toEqual([field, values[0], true]);
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

const withRows = [
  ...(['transactions', 'balance', 'coins', 'games'] as const),
  ...([
    'transactionsPage',
    'bets',
    'liveBetEvents',
    'liveStats',
    'statement',
    'coinTerms',
    'transactionDetail',
    'readVault',
    'readLimits',
    'readOwnPlay',
    'readAddresses',
    'readNotices',
    'rates',
    'seedPairs',
    'seedPairBets',
  ] as const),
  ...(['listSessions', 'listPasskeys', 'readActivity'] as const),
];

test.each(withRows)('%s: the valid row is always parsed', async (id) => {
  for (const { values, json } of hostileAnswers(id).filter(({ field }) => /(^|\.)0\./.test(field))) {
    const { data } = await receive(id, json);
    const found = JSON.stringify(data).matchAll(/\{"readable":.*?"unreadable":\d+\}/g);
    const lists = Array.from(found, ([list]) => JSON.parse(list));
    for (const { readable } of lists) expect(readable.length).toBeGreaterThan(0);
    const counts = lists.map(({ readable, unreadable }) => readable.length + unreadable);
    expect(Math.max(0, ...counts)).toBeGreaterThan(values.length);
  }
});

test('amounts keep their digits or are rejected', async () => {
  const amounts = hostileAnswers('transactions').find(({ field }) => field.endsWith('amount'));
  const { data } = await receive('transactions', amounts?.json ?? '');
  const { readable } = (data as { transactions: { readable: readonly { amount: string }[] } }).transactions;
  expect(readable.map(({ amount }) => amount)).toEqual([
    '123456789012345678901234567890',
    '0',
    '123456789012345678901234567890',
    '0.123456789012345678901234567891',
    '0.025',
  ]);
  expect(hostileValues.size).toBeGreaterThan(25);
});

test('a login with a hostile record succeeds or fails, and reading the session never throws', async () => {
  for (const { json } of hostileAnswers('login')) {
    const { data } = await receive('login', json);
    const { token, user } = (data ?? {}) as LoginAnswer;
    if (!token || user === undefined) continue;
    writeSession({ token, user: { id: user.id, username: user.username, email: user.email } });
    expect(readSession()?.user.id).toBe(user.id);
  }
});
