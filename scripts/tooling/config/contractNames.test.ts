import { lintFiles } from './testing/lintFiles';

const refused = [
  "window.dispatchEvent(new CustomEvent('won'));",
  "dispatchEvent(new Event('won'));",
  "document.dispatchEvent(new Event('won'));",
  "export const event = new CustomEvent('won', { detail: 1 });",
  "window.parent.postMessage('won', '*');",
  "export const channel = new BroadcastChannel('won');",
  "localStorage.setItem('won', '1');",
  "window.localStorage.setItem('won', '1');",
  "window.sessionStorage.setItem('won', '1');",
  "globalThis.localStorage.removeItem('won');",
  'export const storage = () => window.sessionStorage;',
  'export const kept = window?.localStorage;',
  "export const kept = window['sessionStorage'];",
  'export const kept = document.defaultView?.localStorage;',
  'export const { sessionStorage } = window;',
  'export const { localStorage: kept } = globalThis;',
];
const taken = [
  "import { emit } from '@tessera/shared-contracts/events';\nemit('token-changed', { reason: 'login' });",
  "window.addEventListener('resize', () => undefined);",
  'export const kept = storage.getItem(names.localStorageKey);',
  'export const isCustom = (event: Event) => event instanceof CustomEvent;',
];

const places = ['mfe-lists/src/features', 'host-shell/src/routes', 'workbench/stage'];
const files = (name: string, texts: readonly string[]) =>
  places.flatMap((place) => texts.map((text, index) => [`${place}/${name}${index}.ts`, text] as const));
const elsewhere = ['shared-contracts/src/events/a.ts', 'mfe-lists/src/a.test.ts', 'provider-sandbox/src/a.ts'];
const findingsOf = lintFiles(
  new Map([
    ...files('refused', refused),
    ...files('taken', taken),
    ...elsewhere.map((file) => [file, refused.join('\n')] as const),
  ]),
);
const remedies = (file: string) =>
  findingsOf(file).flatMap(({ rule, message }) => (rule === 'plugin' ? [message] : []));

test.each(files('refused', refused))('%s is rejected: %s', (file) => {
  expect(remedies(file)).toContainEqual(expect.stringContaining('of @tessera/shared-contracts/'));
});

test.each(files('taken', taken))('%s is accepted: %s', (file) => {
  expect(remedies(file)).toEqual([]);
});

test.each(elsewhere)('%s is exempt', (file) => {
  expect(remedies(file)).toEqual([]);
});
