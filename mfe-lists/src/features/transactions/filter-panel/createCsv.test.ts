import type { Transaction } from '@tessera/shared-contracts/api';
import { aTransaction, nearMidnight } from '@tessera/shared-contracts/testing';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { createCsv } from '../../list-panel/createCsv';
import { transactionSheet } from './transactionSheet';

async function write(list: readonly Transaction[], hasDecimalComma = false) {
  const onProgress = jest.fn<void, [number]>();
  const { parts, range } = await createCsv(list, transactionSheet, {
    signal: new AbortController().signal,
    onProgress,
    hasDecimalComma,
  });
  return { text: parts.join(''), range, onProgress };
}

/** Parses strictly: every row has seven cells, every quote is closed. */
const parseStrictly = (text: string): string[][] => parse(text, { bom: true, relax_column_count: false });

/**
 * What a spreadsheet may evaluate: each text of a cell, and, since some start a cell at any separator, each part of the file behind
 * one that is not its own. Amounts are numbers.
 */
const formulasIn = (text: string): readonly string[] => {
  const cells = parseStrictly(text).flatMap((row) => row.filter((_, column) => column !== 4 && column !== 6));
  return [...cells, ...text.split(/[;\t]/).slice(1)].filter((cell) => /^\s*[=+\-@＝＋－＠]/u.test(cell));
};

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const [{ iso, day, time } = { iso: '', day: '', time: '' }] = nearMidnight;

test('writes labels, the signed amount and what it moved, with all its digits and the date in the player’s time zone', async () => {
  const { text } = await write([
    aTransaction({
      _id: '66f2c1a09be4d1230a9be4a7',
      type: 'withdraw',
      status: 'finished',
      createdAt: iso,
      amount: '0.631500000000000001',
      currency: 'eth',
    }),
    aTransaction({ _id: 'b', type: 'reward', status: null, createdAt: 'soon', amount: '120.50', currency: 'USDT' }),
    aTransaction({ _id: 'c', type: 'withdraw', status: 'refunded', createdAt: '', amount: '7', currency: 'USDT' }),
  ]);
  const expected = [
    ['Txn ID', 'Type', 'Status', `Date (${timeZone})`, 'Amount', 'Currency', 'Moved'],
    [
      '66f2c1a09be4d1230a9be4a7',
      'Withdrawal',
      'Complete',
      `${day} ${time}:00`,
      '-0.631500000000000001',
      'ETH',
      '-0.631500000000000001',
    ],
    ['b', 'reward', 'Unknown', '', '120.50', 'USDT', '120.50'],
    ['c', 'Withdrawal', 'Refunded', '', '7', 'USDT', '0'],
  ];
  expect(parseStrictly(text)).toEqual(expected);
});

test('with a decimal comma, cells are separated by semicolons', async () => {
  const row = { type: 'withdraw', createdAt: iso, amount: '0.05', currency: 'btc' };
  const { text } = await write([aTransaction({ _id: 'a;"b', ...row })], true);
  expect(text).toBe(
    `\uFEFF"Txn ID";"Type";"Status";"Date (${timeZone})";"Amount";"Currency";"Moved"\r\n` +
      `"a;""b";"Withdrawal";"Complete";"${day} ${time}:00";"-0,05";"BTC";"-0,05"\r\n`,
  );
});

test.each([
  '=1+1',
  '=HYPERLINK("https://attacker.example","Refund")',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '＝1+1',
  '"=1+1',
  '","=1+1',
  'a\r\n=1+1',
])('no spreadsheet evaluates the text %j', async (hostile) => {
  const row = { _id: hostile, type: hostile, status: hostile, currency: hostile };
  const { text } = await write([aTransaction(row)]);
  expect(formulasIn(text)).toEqual([]);
  const [, cells = []] = parseStrictly(text);
  expect(cells).toHaveLength(7);
});

test.each([
  ['x;=1+1', false],
  ['x;  @SUM(A1)', false],
  ['x\t+1+1', false],
  ['x,=1+1', true],
])('nor %j, with another separator', async (hostile, hasDecimalComma) => {
  const { text } = await write([aTransaction({ _id: hostile, type: hostile, currency: hostile })], hasDecimalComma);
  for (const cell of text.split(hasDecimalComma ? /,/ : /[;\t]/).slice(1)) expect(cell).not.toMatch(/^\s*[=+\-@]/);
});

test('the check for formulas detects a formula', () => {
  expect(formulasIn('"a"," =1+1"\r\n')).toEqual([' =1+1']);
  expect(formulasIn('"a;=1+1","b"\r\n')).toEqual(['=1+1","b"\r\n']);
});

/** Removes apostrophes where one may have been written to prevent a formula. */
const withoutApostrophes = (text: string) => text.replace(/^'/, '').replace(/([,;\t]\s*)'(?=[=+\-@＝＋－＠])/gu, '$1');

test('any text and any amount survives a round trip', async () => {
  const anyText = fc.string({ unit: 'grapheme', minLength: 1 });
  const amount = fc.tuple(fc.bigInt(0n, 10n ** 30n), fc.bigInt(0n, 10n ** 18n)).map(([a, b]) => `${a}.${b}`);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(anyText, amount), { maxLength: 8 }), async (pairs) => {
      const { text } = await write(pairs.map(([_id, one]) => aTransaction({ _id, amount: one })));
      const rows = parseStrictly(text).slice(1);
      expect(rows.map(([id = '']) => withoutApostrophes(id))).toEqual(pairs.map(([id]) => withoutApostrophes(id)));
      expect(rows.map((cells) => cells[4])).toEqual(pairs.map(([, one]) => one));
      expect(formulasIn(text)).toEqual([]);
    }),
    { numRuns: 60, examples: [[[[',+ ', '0.0']]]] },
  );
});

test('reports its progress and time span', async () => {
  const list = Array.from({ length: 1200 }, (_, index) =>
    aTransaction({ _id: `${index}`, createdAt: new Date(Date.UTC(2025, 0, 1) + index * 1000).toISOString() }),
  );
  const { range, onProgress } = await write(list);
  expect(onProgress.mock.calls.at(-1)).toEqual([1200]);
  expect(onProgress.mock.calls.length).toBeGreaterThan(1);
  expect(range).toEqual({ firstMs: Date.UTC(2025, 0, 1), lastMs: Date.UTC(2025, 0, 1) + 1_199_000 });
  expect((await write([aTransaction({ createdAt: '' })])).range).toBeUndefined();
});

test('stops when it is cancelled', async () => {
  const controller = new AbortController();
  const onProgress = jest.fn(() => controller.abort());
  const list = Array.from({ length: 2_000 }, () => aTransaction());
  const csv = createCsv(list, transactionSheet, { signal: controller.signal, onProgress, hasDecimalComma: false });
  await expect(csv).rejects.toThrow();
  expect(onProgress).toHaveBeenCalledTimes(1);
});
