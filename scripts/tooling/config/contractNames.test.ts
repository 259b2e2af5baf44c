import { testLintPlugin } from './testing/testLintPlugin';

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
const elsewhere = ['shared-contracts/src/events/a.ts', 'provider-sandbox/src/a.ts'];

testLintPlugin('of @tessera/shared-contracts/', refused, taken, 'ts', places, elsewhere);
