import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { leftOutLines } from './measures';
import { readReports } from './reports';

const point = {
  at: '2026-11-28T10:00:00.000Z',
  name: 'tessera.module.shown',
  unit: 'ms',
  attributes: { 'tessera.module': 'LiveBets', 'tessera.release': '1.0.0-a' },
  bucket: 160,
  count: 1,
};

/** Reads the answer of a receiver. */
async function read(answer: unknown) {
  const receiver = createServer((_, response) => response.end(JSON.stringify(answer)));
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  try {
    return await readReports({ url }, 'lists', new Date(0));
  } finally {
    receiver.close();
  }
}

test('reads what a receiver has counted', async () => {
  const reports = { points: [point], events: [] };
  expect(await read(reports)).toEqual(reports);
});

test.each([
  ['a module', { ...point, attributes: { 'tessera.module': 'LiveBets\n    9  forged' } }],
  ['a module that is no name', { ...point, attributes: { 'tessera.module': 'live bets' } }],
  ['another attribute', { ...point, attributes: { 'tessera.cache': 'cold\u202e' } }],
  ['a metric', { ...point, name: 'web_vitals.lcp\nforged' }],
  ['a unit', { ...point, unit: 'ms\n' }],
  ['a time', { ...point, at: `${point.at}\u2028` }],
])('refuses an answer in which %s could forge a line', async (_, odd) => {
  await expect(read({ points: [odd], events: [] })).rejects.toThrow('does not say how lists does');
});

test('says what was left out', () => {
  const leftOut = (what: string, count: number) => ({
    ...{ ...point, unit: null, attributes: { 'tessera.remote': 'lists' } },
    ...{ name: `tessera.receiver.left_out_${what}`, count },
  });
  const points = [leftOut('sessions', 10), leftOut('sessions', 2), leftOut('networks', 3)];
  expect(leftOutLines({ points, events: [] })).toEqual([
    '12 more sessions were left out: what 3 networks reported above the cap.',
  ]);
  expect(leftOutLines({ points: [], events: [] })).toEqual([]);
});
