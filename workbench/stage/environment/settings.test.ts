import { sandboxData } from '@tessera/shared-contracts/testing/sandbox-names';
import fc from 'fast-check';
import { sessions } from '../../state';
import { faultPresetNames } from './faultPresets';
import { readSettings, type Settings, writeSettings } from './settings';

const fault = fc.record({ method: fc.constantFrom('GET', '*'), path: fc.string() });
const settings: fc.Arbitrary<Settings> = fc.record(
  {
    session: fc.constantFrom(...sessions),
    props: fc.dictionary(
      fc.constantFrom('view', 'betId', 'a b', 'ü&='),
      fc.oneof(fc.string(), fc.integer(), fc.boolean()),
    ),
    faults: fc.oneof(fc.constantFrom(...faultPresetNames), fc.array(fault)),
    data: fc.constantFrom(...sandboxData),
    without: fc.array(fc.constantFrom('recovery', 'two-factor', 'events')),
    clock: fc.constantFrom('frozen', 'real', '2027-01-02T03:04:05Z', '2027-01-02T03:04:05.678Z'),
    zone: fc.constantFrom('Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC'),
    motion: fc.constant('reduce' as const),
    contrast: fc.constant('more' as const),
    locale: fc.constantFrom('de-DE', 'ar-EG'),
    pointer: fc.constant('coarse' as const),
    colors: fc.constant('forced' as const),
    text: fc.constant('200' as const),
    network: fc.constant('offline' as const),
    viewport: fc.record({ width: fc.integer({ min: 1, max: 9999 }), height: fc.integer({ min: 1, max: 9999 }) }),
    steps: fc.array(fc.record({ press: fc.string({ minLength: 1 }) })),
    sandbox: fc.integer({ min: 1, max: 65_535 }),
  },
  { requiredKeys: [] },
);

test('reads what it wrote', () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      // Objects of the generator have no prototype.
      const plain = JSON.parse(JSON.stringify(chosen)) as Settings;
      expect(readSettings(writeSettings(chosen))).toEqual({ settings: plain, problems: [] });
    }),
  );
});

test.each([
  ['session', 'nobody'],
  ['props', '{'],
  ['props', '[]'],
  ['faults', 'unheard-of'],
  ['without', 'recovery,teleport'],
  ['clock', 'yesterday'],
  ['clock', '2026-13-45T00:00:00Z'],
  ['clock', '2026-06-15T12:00'],
  ['clock', '2026-06-15T12:00:00+02'],
  ['zone', 'Atlantis/Centre'],
  ['locale', 'de_DE'],
  ['text', '300'],
  ['viewport', '0x3'],
  ['steps', '[{"jump":"Deposit"}]'],
  ['sandbox', '99999'],
  ['colour', 'red'],
  ['toString', 'x'],
])('reports %s=%s, and applies the rest', (name, text) => {
  const query = new URLSearchParams({ [name]: text, data: 'many' }).toString();
  expect(readSettings(query)).toEqual({ settings: { data: 'many' }, problems: [{ name, text }] });
});
