import { nearMidnight } from '@tessera/shared-contracts/testing';
import { instantText, momentText } from './momentText';

test.each([
  ...nearMidnight.map(({ iso, dayText, time }) => [iso, `${dayText} · ${time}`]),
  ['', '—'],
  ['soon', '—'],
  ['bet 7', '—'],
  ['-000044-03-15T12:00:00', '—'],
])('%p reads %p', (iso, expected) => {
  expect(momentText(iso)).toBe(expected);
});

test('the whole instant has its seconds and its zone', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const text = instantText(new Date('2025-11-20T18:42:07').getTime());
  expect(text).toMatch(/^Nov 20, 2025 · 18:42:07 (UTC|GMT([+-]\d\d:\d\d)? \(.+\))$/);
  expect(text).toContain(timeZone.replaceAll('_', ' '));
});
