/** @jest-environment node */
import { scanFiles } from './uses';

const scan = (...texts: string[]) => scanFiles(texts.map((text, index) => ({ file: `file${index}.ts`, text })));
const bus = "import { emit, on } from '@tessera/shared-contracts/events';\n";

test.each<[string, string, string[]]>([
  ['an event that is fired', `${bus}emit('token-changed', {})`, ['token-changed']],
  ['an event that is listened to', `${bus}on('balance-changed', () => {})`, ['balance-changed']],
  [
    'the event behind a toast',
    "import { showToast } from '@tessera/shared-contracts/events'; showToast('info', 'x')",
    ['toast-requested'],
  ],
  [
    'an event under another local name',
    "import { emit as fire } from '@tessera/shared-contracts/events'; fire('a', {})",
    ['a'],
  ],
  ['an event of the DOM of our own', "window.dispatchEvent(new CustomEvent('won'))", ['won']],
  ['a constant', "const name = 'won' as const; dispatchEvent(new Event(name))", ['won']],
  ['each of a list', "for (const name of ['a-b', 'c-d']) addEventListener(name, f)", ['a-b', 'c-d']],
  ['no event of browsers', "addEventListener('storage', f); dispatchEvent(new Event('resize'))", []],
  ['no function that only has the same name', "const emit = (x) => x; emit('a')", []],
])('finds %s', (_name, text, events) => {
  expect(scan(text)).toMatchObject({ events, unreadable: [] });
});

test.each<[string, string, string[]]>([
  ['a key that is written', "window.localStorage.setItem('a', '1')", ['a']],
  ['a key of the session', "sessionStorage.removeItem('a')", ['a']],
  ['a key by its name', 'localStorage.a; window.sessionStorage["b"]', ['a', 'b']],
  ['the beginning of a key', `localStorage.getItem(\`tessera.lists.$\{page}\`)`, ['tessera.lists.*']],
  ['a key behind another name of the storage', "const s = () => window.localStorage; s().getItem('a')", ['a']],
  [
    'the keys of the session module',
    "import { useSession } from '@tessera/shared-contracts/session'",
    ['email', 'kycStatus', 'token', 'user', 'userId', 'userid', 'username'],
  ],
  [
    'the name of what is kept for a player',
    "import { playerItem } from '@tessera/shared-contracts/session'; const kept = playerItem('tessera.lists.filter')",
    ['tessera.lists.filter'],
  ],
  ['no getItem of anything else', "cart.getItem('a')", []],
])('finds %s', (_name, text, storage) => {
  expect(scan(text)).toMatchObject({ storage, unreadable: [] });
});

test('follows a function that takes the key from its callers', () => {
  const helper = 'export const read = (key: string) => window.localStorage.getItem(key);';
  expect(scan(helper, "import { read } from './file0'; read('a'); read('b')")).toMatchObject({
    storage: ['a', 'b'],
    unreadable: [],
  });
});

test('does not take a function of the same name for it', () => {
  const helper = 'const read = (key: string) => window.localStorage.getItem(key);';
  expect(scan(helper, 'const read = (file: string) => file; read(path)')).toMatchObject({ unreadable: [] });
});

test.each([
  ['a key that is made at run time', '\nlocalStorage.setItem(makeKey(), 1)', 'file0.ts:2: the key of setItem(…)'],
  [
    'an event that is made at run time',
    'dispatchEvent(new CustomEvent(makeName()))',
    'file0.ts:1: the event of new CustomEvent(…)',
  ],
  ['a storage that is emptied', 'localStorage.clear()', 'file0.ts:1: clear() takes the keys of others too'],
  [
    'a name that may be two things',
    "let key = 'a'; key = other(); localStorage.getItem(key)",
    'file0.ts:1: the key of getItem(…)',
  ],
])('says where it cannot read %s', (_name, text, place) => {
  expect(scan(text).unreadable).toEqual([place]);
});
