import { parseJson, type Transaction, transactions } from '@tessera/shared-contracts/api';
import { hostileAnswers } from '@tessera/shared-contracts/testing';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { readRows } from './readTransactions';

/** Reads an answer that arrives in chunks of the given length. */
async function readIn(text: string, length: number, most = Number.POSITIVE_INFINITY) {
  const rows: Transaction[] = [];
  async function* pieces() {
    for (let at = 0; at < text.length; at += length) {
      yield { text: text.slice(at, at + length), bytes: at + length, expectedBytes: undefined };
    }
  }
  const { data, error } = await readRows(pieces(), 200, { take: (row) => rows.push(row) < most });
  return { rows, unreadable: data?.unreadable, problem: error?.kind };
}

/** The expected result, parsed by the call's schema. */
function parseWhole(text: string) {
  const result = safeParse(transactions.answer, parseJson(text));
  if (!result.success) return undefined;
  const { readable, unreadable } = result.output.transactions;
  return { rows: readable, unreadable, problem: undefined };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const field = fc.oneof(
  fc.constantFrom('"deposit"', '"btc"', '"2025-11-20T18:42:00Z"', '1.50', '1e3', '"\\"}],{"'),
  fc.json({ maxDepth: 1 }),
);
const row = fc
  .record({ _id: field, type: field, status: field, createdAt: field, amount: field, currency: field })
  .map((fields) => `{${Object.entries(fields).map(([name, value]) => ` "${name}" :${value}`)} }`);
const answer = fc
  .tuple(
    fc.array(fc.oneof({ weight: 5, arbitrary: row }, fc.json({ maxDepth: 2 })), { maxLength: 12 }),
    fc.json(),
    fc.json(),
  )
  .map(([rows, before, after]) => `{"note":${before},"transactions": [${rows.join(' ,\n')}] ,"more":${after}}`);

test('reads the same rows as the schema, for any chunks', async () => {
  await fc.assert(
    fc.asyncProperty(answer, fc.integer({ min: 1, max: 400 }), async (text, length) => {
      expect(await readIn(text, length)).toEqual(parseWhole(text));
    }),
    { numRuns: 300 },
  );
});

test.each(hostileAnswers('transactions').map(({ field, json }) => [field, json] as const))(
  'reads rows with a hostile %s as the schema does',
  async (_, text) => expect(await readIn(text, 1_000)).toEqual(parseWhole(text)),
);

test.each([
  ['nothing', ''],
  ['another object', '{"rows":[]}'],
  ['a list', '[{"transactions":[]}]'],
  ['no list', '{"transactions":null}'],
  ['the list in another object', '{"page":{"transactions":[]}}'],
  ['a text that names the list', '{"note":"\\"transactions\\":[","list":[]}'],
  ['a page of HTML', '<html><p>"transactions":[</p></html>'],
  ['an end within a row', '{"transactions":[{"_id":"a","type":"de'],
  ['an end after a row', '{"transactions":[{"_id":"a"}'],
  ['a missing comma', '{"transactions":[{"_id":"a"}{"_id":"b"}]}'],
  ['a trailing comma', '{"transactions":[{"_id":"a"},]}'],
  ['a leading comma', '{"transactions":[,{"_id":"a"}]}'],
  ['a row that is not JSON', '{"transactions":[{"_id":a},{"_id":"b"}]}'],
  ['another bracket at the end', '{"transactions":[{"_id":"a"}}}'],
  ['text after the object', '{"transactions":[]}]'],
  ['a row that does not end', `{"transactions":[{"_id":"${'x'.repeat(1_000_000)}`],
])('an answer with %s is malformed', async (_, text) => {
  expect((await readIn(text, 65_536)).problem).toBe('malformed');
});

test('stops reading when it has enough rows', async () => {
  const row = { _id: 'a', type: 'deposit', createdAt: '', amount: '1', currency: 'btc' };
  const text = `{"transactions":[${JSON.stringify([row, row, row]).slice(1, -1)}, this is never read`;
  expect(await readIn(text, 1_000, 2)).toEqual({ rows: [row, row], unreadable: 0, problem: undefined });
});
