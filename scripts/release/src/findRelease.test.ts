import { aSiteInMemory, type TestSite } from './testing/testSite';

let site: TestSite;
let older: string;
let newest: string;

beforeAll(async () => {
  site = await aSiteInMemory('lists', 'shell');
  await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  const publish = async (version: string, preview?: string) => {
    site.now = new Date(site.now.getTime() + 1_000);
    return site.publish({ version }, undefined, preview);
  };
  older = await publish('1.0.0');
  newest = await publish('1.1.0');
  await publish('1.2.0', 'new-tabs');
});
afterAll(() => site.remove());

test.each([
  ['is not published', '1.3.0-ffffffffff'],
  ['is older', '1.0.0'],
  ['is only a preview', '1.2.0'],
])('commands without a version say that what is checked out %s', async (why, own) => {
  site.ownRelease = own.includes('-') ? own : older.replace('1.0.0', own);
  const note = `Note: this is about lists ${newest}. ${site.ownRelease}, which is checked out here, ${why}.`;
  for (const args of [['check'], ['promote', '--dry-run'], ['promote', '--percent', '10', '--dry-run']]) {
    const { output } = await site.run(args[0] ?? '', 'lists', ...args.slice(1));
    expect(output).toContain(note);
  }
});

test('commands about what is checked out, or with a version, need no note', async () => {
  site.ownRelease = newest;
  expect(await site.done('check', 'lists')).not.toContain('Note');
  site.ownRelease = '1.3.0-ffffffffff';
  expect(await site.done('check', 'lists', newest)).not.toContain('Note');
  expect(await site.done('promote', 'lists', newest)).not.toContain('Note');
});
