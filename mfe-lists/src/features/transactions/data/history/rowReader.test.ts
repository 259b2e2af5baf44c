import { parseJson, type Transaction, transactions } from '@tessera/shared-contracts/api';
import { hostileAnswers } from '@tessera/shared-contracts/testing';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { createRowReader } from './rowReader';

/** What the reader makes of an answer that arrives in pieces of the given length. */
async function readIn(text: string, length: number) {
  const rows: Transaction[] = [];
  const reader = createRowReader(transactions, { take: (row) => rows.push(row) > 0 });
  for (let at = 0; at < text.length; at += length) {
    const isMore = await reader.take(text.slice(at, at + length), { bytes: at, expectedBytes: undefined });
    if (!isMore) break;
  }
  const { data, error } = reader.end(200);
  const { unreadable, unreadableAtEnd } = data ?? {};
  return { rows, unreadable, unreadableAtEnd, problem: error?.kind };
}

/** What the call's schema makes of it: the definition of what is right. */
function parseWhole(text: string) {
  const result = safeParse(transactions.answer, parseJson(text));
  if (!result.success) return undefined;
  const { readable, unreadable, unreadableAtEnd = 0 } = result.output.transactions;
  return { rows: readable.map(fieldsOf), unreadable, unreadableAtEnd, problem: undefined };
}
const fieldsOf = ({ _id, type, status, createdAt, amount, currency }: Transaction) => ({
  _id,
  type,
  ...(status !== undefined && { status }),
  createdAt,
  amount,
  currency,
});
const withFieldsOnly = (read: Awaited<ReturnType<typeof readIn>>) => ({ ...read, rows: read.rows.map(fieldsOf) });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const digits = fc.stringMatching(/^-?(0|[1-9]\d{0,20})(\.\d{1,20})?(e[+-]?\d{1,2})?$/);
const plainText = fc.constantFrom('deposit', 'withdraw', 'reward', 'finished', 'btc', ' ', 'ünïcode', '😀', '');
const json = (value: unknown) => JSON.stringify(value);
const textField = fc.oneof(
  { weight: 6, arbitrary: plainText.map(json) },
  fc.json({ maxDepth: 1 }),
  fc.string({ unit: 'binary' }).map(json),
);
const moments = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((date) => json(date.toISOString())),
  },
  textField,
);
const amounts = fc.oneof(digits, digits.map(json), textField);
const row = fc
  .record(
    {
      _id: textField,
      type: textField,
      status: textField,
      createdAt: moments,
      amount: amounts,
      currency: textField,
      memo: fc.json(),
    },
    { requiredKeys: ['_id', 'amount'] },
  )
  .chain((fields) => {
    const entries = Object.entries(fields);
    return fc.shuffledSubarray(entries, { minLength: Math.min(4, entries.length) });
  })
  .map((entries) => `{${entries.map(([name, value]) => ` "${name}" :${value}`).join(', ')}}`);
/** Rows as nearly all are. */
const usualRow = fc
  .record({
    _id: fc.stringMatching(/^[0-9a-f]{24}$/),
    type: fc.constantFrom('deposit', 'withdraw', 'win'),
    status: fc.constantFrom('finished', 'waiting', null),
    createdAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
    amount: digits,
    currency: fc.constantFrom('btc', 'eth'),
  })
  .map(({ amount, ...fields }) => `{"amount":${amount},${json(fields).slice(1)}`);
const answer = fc
  .tuple(
    fc.array(fc.oneof({ weight: 5, arbitrary: fc.oneof(row, usualRow) }, fc.json({ maxDepth: 2 })), { maxLength: 12 }),
    fc.json(),
    fc.json(),
  )
  .map(([rows, before, after]) => `{"note":${before},"transactions": [${rows.join(' ,\n')}] ,"more":${after}}`);

test('reads what the schema reads, whatever the pieces', async () => {
  await fc.assert(
    fc.asyncProperty(answer, fc.integer({ min: 1, max: 400 }), async (text, length) => {
      expect(withFieldsOnly(await readIn(text, length))).toEqual(parseWhole(text));
    }),
    { numRuns: 300 },
  );
});

test.each(hostileAnswers('transactions').map(({ field, json: text }) => [field, text] as const))(
  'reads rows with a hostile %s as the schema does',
  async (_, text) => {
    expect(withFieldsOnly(await readIn(text, 1_000))).toEqual(parseWhole(text));
  },
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
  ['a comma too many', '{"transactions":[{"_id":"a"},]}'],
  ['a comma first', '{"transactions":[,{"_id":"a"}]}'],
  ['a row that is not JSON', '{"transactions":[{"_id":a}]}'],
  ['something after the object', '{"transactions":[]}]'],
  ['a row that does not end', `{"transactions":[{"_id":"${'x'.repeat(3_000_000)}`],
])('an answer with %s is malformed', async (_, text) => {
  expect((await readIn(text, 65_536)).problem).toBe('malformed');
});

test('stops reading when the rows suffice', async () => {
  const row = json({ _id: 'a', type: 'deposit', createdAt: '', amount: 1, currency: 'btc' });
  let count = 0;
  const reader = createRowReader(transactions, { take: () => ++count < 2 });
  expect(await reader.take(`{"transactions":[${row},${row},${row}`, { bytes: 0, expectedBytes: undefined })).toBe(
    false,
  );
  expect(count).toBe(2);
  expect(reader.end(200).data).toEqual({ envelope: undefined, unreadable: 0, unreadableAtEnd: 0 });
});
