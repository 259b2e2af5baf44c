import type { Problem } from '@tessera/shared-contracts/api';
import { calls } from '@tessera/shared-contracts/api/schema';
import { retryReads } from './retryReads';

const message = 'It failed.';
const status = 503;
const problems: Readonly<Record<Problem['kind'], Problem>> = {
  unreachable: { kind: 'unreachable', message },
  'timed-out': { kind: 'timed-out', message },
  aborted: { kind: 'aborted', message },
  'signed-out': { kind: 'signed-out', message },
  'session-expired': { kind: 'session-expired', message, status: 401 },
  refused: { kind: 'refused', message, status: 404 },
  'server-failed': { kind: 'server-failed', message, status },
  malformed: { kind: 'malformed', message, status: 200, issues: [] },
};

/** How often a call is sent for each kind of problem. */
const rows: readonly (readonly [
  call: keyof typeof calls,
  type: 'query' | 'mutation',
  Problem['kind'],
  sent: number,
])[] = [
  ['balance', 'query', 'unreachable', 2],
  ['balance', 'query', 'server-failed', 2],
  ['balance', 'query', 'timed-out', 1],
  ['balance', 'query', 'aborted', 1],
  ['balance', 'query', 'signed-out', 1],
  ['balance', 'query', 'session-expired', 1],
  ['balance', 'query', 'refused', 1],
  ['balance', 'query', 'malformed', 1],
  ['balance', 'mutation', 'unreachable', 1],
  ['withdraw', 'mutation', 'unreachable', 1],
  ['withdraw', 'mutation', 'server-failed', 1],
  ['initGame', 'mutation', 'server-failed', 1],
  ['login', 'mutation', 'unreachable', 1],
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function send(call: keyof typeof calls, type: 'query' | 'mutation', answer: () => unknown) {
  const baseQuery = jest.fn(answer);
  const retrying = retryReads(baseQuery as never);
  const sent = retrying({ call: calls[call] }, { type } as never, {});
  const settled = Promise.resolve(sent).catch((thrown: unknown) => ({ thrown }));
  await jest.runAllTimersAsync();
  return { result: await settled, times: baseQuery.mock.calls.length };
}

test.each(rows)('%s as a %s that ends %s is sent %d times', async (call, type, kind, sent) => {
  const error = problems[kind];
  expect(await send(call, type, () => ({ error }))).toEqual({ result: { error }, times: sent });
});

test('a query that may change something at the provider is not sent', async () => {
  const thrown = new Error('withdraw is no read: make it a mutation.');
  expect(await send('withdraw', 'query', () => ({ data: 5 }))).toEqual({ result: { thrown }, times: 0 });
});

test('the second answer counts', async () => {
  const answers: object[] = [{ error: problems.unreachable }, { data: 5 }];
  expect(await send('balance', 'query', () => answers.shift() ?? {})).toEqual({ result: { data: 5 }, times: 2 });
});

test('a request that cannot be written is not retried', async () => {
  const thrown = new Error('the path parameter is missing');
  expect(await send('balance', 'query', () => Promise.reject(thrown))).toEqual({ result: { thrown }, times: 1 });
});
