/** @jest-environment-options {"page": true} */
import { setLocale } from './locale';
import { setZone } from './zone';

test('is the page’s language and the default of formats, and another one can still be named', () => {
  setLocale('de-DE');
  setZone('Asia/Tokyo');
  expect([navigator.language, ...navigator.languages]).toEqual(['de-DE', 'de-DE']);
  const moment = new Date('2026-06-15T20:00:00Z');
  expect([
    new Intl.NumberFormat().format(1234.5),
    (1234.5).toLocaleString(),
    new Intl.DateTimeFormat().format(moment),
    moment.toLocaleDateString(),
    Intl.NumberFormat('en-US').format(1234.5),
    moment.toLocaleDateString('en-US'),
  ]).toEqual(['1.234,5', '1.234,5', '16.6.2026', '16.6.2026', '1,234.5', '6/16/2026']);
});
