import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { appNamed } from '@tessera/platform/project';
import { readReleaseArguments } from './arguments';
import { aSite, type TestSite } from './testing/testSite';

const anywhere = path.parse(process.cwd()).root;
const listsFolder = appNamed('lists').folder;

test.each<[string[], string, object]>([
  [['promote', 'wallet', '1.2.3', '--percent', '10'], anywhere, { subject: 'wallet', version: '1.2.3', percent: 10 }],
  [['promote', 'wallet'], anywhere, { subject: 'wallet' }],
  [['promote', '1.2.3'], listsFolder, { subject: 'lists', version: '1.2.3' }],
  [['check'], path.join(listsFolder, 'src'), { subject: 'lists', version: undefined }],
  [['check', 'wallet'], listsFolder, { subject: 'wallet', version: undefined }],
  [['status'], listsFolder, { subject: undefined }],
  [['prune', '--days', '2.5'], anywhere, { subject: undefined, days: 2.5 }],
  [['publish', 'lists', '--preview', 'feature/New_Tabs#7'], anywhere, { preview: 'feature/New_Tabs#7' }],
  [['prune', '--preview', 'new-tabs'], anywhere, { subject: undefined, preview: 'new-tabs' }],
  [['keygen', 'payments', '--apps', 'wallet,lists'], anywhere, { subject: 'payments', apps: ['wallet', 'lists'] }],
])('reads %j', (typed, folder, expected) => {
  expect(readReleaseArguments(typed, folder)).toMatchObject(expected);
});

test.each<[string[]]>([
  [['deploy', 'lists']],
  [['promote']],
  [['publish', 'nothing']],
  [['promote', 'lists', '1.2.3', 'more']],
  [['promote', 'lists', '--percent', 'half']],
  [['promote', 'lists', '--percent', '101']],
  [['promote', 'lists', '--percent', '0']],
  [['promote', 'lists', '--force']],
  [['prune', '--days', '-1']],
  [['publish', 'lists', '--preview', '']],
  [['publish', 'lists', '--preview', '../..']],
  [['publish', 'lists', '--preview', 'x'.repeat(81)]],
  [['publish', 'lists', '--preview', 'tabs\u001b[2J']],
  [['prune', '--preview', 'new-tabs', '--days', '1']],
  [['keygen', 'Ada Lovelace']],
  [['keygen', 'ada', '--apps', 'No app']],
  [['check', 'lists', '--verify', 'everywhere']],
  [['status', '--percent', '10']],
])('does not understand %j', (typed) => {
  expect(() => readReleaseArguments(typed, anywhere)).toThrow(expect.objectContaining({ name: 'UsageError' }));
});

describe('exit codes', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await aSite('lists');
    await site.publish({});
  });
  afterAll(() => site.remove());

  test.each<[string, string[], number, RegExp]>([
    ['done', ['promote', 'lists'], 0, /Done in/],
    [
      'help',
      ['promote', '--help'],
      0,
      /Usage: npm run release -- promote \[options\] \[app\] \[version\][\s\S]*--percent/,
    ],
    ['refused', ['rollback', 'lists'], 1, /no earlier one to roll back to/],
    [
      'not understood: command',
      ['deploy', 'lists'],
      2,
      /unknown command 'deploy'\s+For help: npm run release -- --help/,
    ],
    ['not understood: app', ['promote', '../lists'], 2, /no app "\.\.\/lists"\. There are: shell, wallet/],
    ['not understood: app to build', ['publish', 'raffles'], 2, /no app "raffles"\. There are: shell, wallet/],
    ['not understood: app without a release', ['rollback', 'raffles'], 1, /raffles/],
    ['not understood: version', ['promote', 'lists', '9.9.9'], 2, /no release 9\.9\.9\. There are: 1\.0\.0-a+/],
    ['not understood: nothing published', ['promote', 'wallet'], 2, /wallet has no release yet/],
    ['not understood: nothing typed', [], 2, /Usage: npm run release -- \[options\] \[command\]/],
  ])('%s', async (_name, typed, expected, says) => {
    const { code, output } = await site.run(...typed);
    expect([code, output]).toEqual([expected, expect.stringMatching(says)]);
  });

  test('fails where there is no site', async () => {
    const { code, output } = await site.run('status', '--site', path.join(site.folder, "Ada's sites; none"));
    expect([code, output]).toEqual([1, expect.stringContaining('There is no site in')]);
    // The suggested command can be pasted as it is.
    const [, folder] = /begin --site (.*)/.exec(output) ?? [];
    expect(execFileSync('sh', ['-c', `printf %s ${folder}`], { encoding: 'utf8' })).toBe(
      path.join(site.folder, "Ada's sites; none"),
    );
  });

  test('refuses to change a site that is given by its URL', async () => {
    const { code, output } = await site.run('promote', 'lists', '--site', 'https://site.example/registry.json');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('is an address: check, status, history, bisect and console read it'),
    ]);
  });
});
