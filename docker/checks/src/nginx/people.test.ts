import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { aSite, type TestSite } from '@tessera/release/testing';
import { serveFolder } from '@tessera/tooling/serve';
import { type NginxServer, startNginx } from './nginxServer';

const ada = 'Ada Lovelace <ada@lists.example>';

let site: TestSite;
let gateway: NginxServer;
let folder: Awaited<ReturnType<typeof serveFolder>>;

beforeEach(async () => {
  site = await aSite('lists', 'shell');
  site.actor = ada;
  await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  await site.done('promote', 'lists', await site.publish({}));
  await site.done(
    'promote',
    'lists',
    await site.publish({ version: '1.1.0', buildId: 'bbbbbbbbbb' }),
    '--percent',
    '5',
  );
  await site.done('rollback', 'lists');
  await site.done('compose');
  // The server runs under another account than the tests.
  await chmod(path.dirname(site.folder), 0o755);
  gateway = await startNginx(site.folder, {}, 4380);
  folder = await serveFolder({ folder: site.folder, port: 0 });
});
afterEach(async () => {
  await gateway?.stop();
  await folder?.close();
  await site.remove();
});

/** Addresses with responses that contain the person's name, and the number of answered addresses. */
async function lookFor(origin: string) {
  const entries = await readdir(site.folder, { recursive: true, withFileTypes: true });
  const files = entries.map(({ parentPath, name }) => path.relative(site.folder, path.join(parentPath, name)));
  const naming: string[] = [];
  let answered = 0;
  for (const file of [...files, 'current/registry.json', 'current/pages/at.html', 'pages/at.html', '', 'bets']) {
    const response = await fetch(`${origin}/${file}`, { headers: { accept: 'text/html,*/*' } });
    if (response.ok) answered += 1;
    if (/lovelace|ada@/i.test(await response.text())) naming.push(file);
  }
  return { naming, answered };
}

test('no served file names the people behind releases', async () => {
  for (const origin of [`http://127.0.0.1:${gateway.port}`, `http://127.0.0.1:${folder.port}`]) {
    const { naming, answered } = await lookFor(origin);
    expect(naming).toEqual([]);
    expect(answered).toBeGreaterThan(15);
  }
});

test('the history names the person if read from the folder, and only the owner if read by URL', async () => {
  expect(await site.done('history', 'lists')).toContain(`(${ada})`);
  expect(await site.done('status')).toContain(ada);
  const at = ['--site', `http://127.0.0.1:${gateway.port}/registry.json`];
  const [, ...lines] = (await site.done('history', ...at)).split('\n');
  expect(lines).toHaveLength(7);
  expect(lines[0]).toMatch(/rollback .*\(lists\)$/);
  expect(lines.at(-1)).toMatch(/publish .*\(shell\)$/);
});

test('other accounts may not read the people’s names', async () => {
  const { mode } = await stat(path.join(site.folder, '.private'));
  expect(mode & 0o007).toBe(0);
});
