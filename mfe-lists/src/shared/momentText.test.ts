import { instantText, momentText } from './momentText';

test.each([
  ['2025-11-20T18:42:00', 'Nov 20, 2025 · 18:42'],
  ['2025-01-02T00:05:59', 'Jan 2, 2025 · 00:05'],
  ['', '—'],
  ['soon', '—'],
  ['bet 7', '—'],
  ['1969-07-20T20:17:00', 'Jul 20, 1969 · 20:17'],
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
