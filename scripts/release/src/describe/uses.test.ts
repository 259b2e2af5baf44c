import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { siteTargets } from '@tessera/platform/build/targets';
import { sessionKeys } from '@tessera/shared-contracts/session';
import { scanFiles, scanSources } from './uses';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-uses-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What an app of one file uses. */
async function scan(text: string) {
  const file = path.join(folder, 'app.ts');
  await writeFile(file, text);
  return scanFiles([file], folder);
}

const bus = "import { emit, on } from '@tessera/shared-contracts/events';\n";
const session = "import { deviceItem, playerItem, tabItem, useSession } from '@tessera/shared-contracts/session';\n";

test.each<[string, string, string[]]>([
  ['an event that is fired', `${bus}emit('token-changed', {})`, ['token-changed']],
  ['an event that is listened to', `${bus}on('balance-changed', () => {})`, ['balance-changed']],
  ['an event under another local name', `${bus.replace('emit', 'emit as fire')}fire('a', {})`, ['a']],
  [
    'an event that others define',
    "import { emitExternal } from '@tessera/shared-contracts/events'; emitExternal('eip6963:requestProvider')",
    ['eip6963:requestProvider'],
  ],
  [
    'the event behind a function of the contracts',
    "import { showToast } from '@tessera/shared-contracts/events'; showToast('info', 'x')",
    ['toast-requested'],
  ],
  [
    'the event behind a function that lies behind others',
    "import { startSession } from '@tessera/shared-contracts/session'; startSession()",
    ['balance-changed', 'token-changed'],
  ],
  [
    'an event behind the name of a whole part',
    "import * as events from '@tessera/shared-contracts/events'; events.emit('a')",
    ['a', 'toast-requested'],
  ],
  ['no function that only has the same name', "const emit = (x) => x; emit('a')", []],
  ['no function of another package', "import { on } from 'elsewhere'; on('a')", []],
  ['nothing that only a type stands for', "import type { EventName } from '@tessera/shared-contracts/events';", []],
])('finds %s', async (_name, text, events) => {
  expect(await scan(text)).toMatchObject({ events: expect.arrayContaining(events), unreadable: [] });
  if (events.length < 2) expect((await scan(text)).events).toEqual(events);
});

test('finds the session’s keys through any function that reads it', async () => {
  expect((await scan(`${session}useSession()`)).storage).toEqual([...sessionKeys, 'expired-player'].sort());
});

test.each(['playerItem', 'deviceItem', 'tabItem'])('finds the name of a %s', async (name) => {
  const { storage, unreadable } = await scan(`${session}const kept = ${name}('tessera.lists.filter')`);
  expect(storage).toContain('tessera.lists.filter');
  expect(unreadable).toEqual([]);
});

test('finds what is imported of the router, but no types', async () => {
  const text = "import { Link, type Location, useLocation as useAddress } from 'react-router-dom';\n";
  expect((await scan(`${text}import { Link as Other } from 'elsewhere';`)).router).toEqual(['Link', 'useLocation']);
  const passedOn = "export { useBlocker as block } from 'react-router-dom';\nexport * from 'react-router-dom';";
  expect((await scan(passedOn)).router).toEqual(['*', 'useBlocker']);
});

test.each([
  ['an event', `${bus}emit(makeName(), {})`, 'app.ts:2: the name in emit(…)'],
  ['a key', `${session}\nplayerItem(\`tessera.lists.$\{page}\`)`, 'app.ts:3: the name in playerItem(…)'],
])('says where it cannot read %s', async (_name, text, place) => {
  expect((await scan(text)).unreadable).toEqual([place]);
});

test.each(siteTargets)('$name makes no name at run time, so the gate can read them all', async ({ folder: app }) => {
  expect((await scanSources(app)).unreadable).toEqual([]);
});
