import data from '@mdn/browser-compat-data' with { type: 'json' };
import { oldestBrowsers } from '@tessera/shared-contracts/browsers';
import { hasFeature } from './browserData';
import { missingFeatures } from './missingFeatures';

const missing = (script: string) => [...missingFeatures(script).keys()];

test.each([
  ['a member of a global', 'URL.canParse(text)', ['URL.canParse']],
  ['a constructor', 'new CloseWatcher()', ['new CloseWatcher()']],
  ['a method of the language', 'list.filter(f).toSorted()', ['.toSorted()']],
  ['a method of an element', 'popup.showPopover()', ['.showPopover()']],
  ['what another function asks for', 'const f = () => URL.canParse; URL.canParse(a)', ['URL.canParse']],
])('finds %s', (_, script, names) => {
  expect(missing(script)).toEqual(names);
});

test.each([
  ['what all have', 'new AbortController(); list.at(-1); structuredClone(a)'],
  ['what is asked for by ?.', 'element.checkVisibility?.(); scheduler?.yield?.()'],
  ['what the function asks for', 'function f(a) { if (URL.canParse) return list.map(() => URL.canParse(a)) }'],
])('accepts %s', (_, script) => {
  expect(missing(script)).toEqual([]);
});

test('refuses syntax that the oldest browsers do not know', () => {
  expect(() => missingFeatures('/[a--b]/v')).toThrow(/regular expression/);
  expect(() => missingFeatures('const a = 1', 5)).toThrow();
});

describe('what the page asks an old browser for (document/oldBrowser.ts)', () => {
  const asked = [
    data.api.Document?.adoptedStyleSheets,
    data.css.selectors?.has,
    data.css.types?.length?.viewport_percentage_units_dynamic,
  ].flatMap((feature) => feature?.__compat ?? []);
  const hasAll = (browser: keyof typeof oldestBrowsers, version: string) =>
    asked.every((feature) => hasFeature(feature, browser, version));

  test.each(Object.entries(oldestBrowsers))('%s %s has all of it', (browser, version) => {
    expect(asked).toHaveLength(3);
    expect(hasAll(browser as keyof typeof oldestBrowsers, version)).toBe(true);
  });

  test.each([
    ['chrome', '107'],
    ['edge', '107'],
    ['firefox', '120'],
    ['safari', '16.3'],
    ['ios_saf', '16.3'],
  ] as const)('%s %s does not', (browser, version) => {
    expect(hasAll(browser, version)).toBe(false);
  });
});
