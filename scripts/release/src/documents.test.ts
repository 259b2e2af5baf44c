import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { appNamed, remoteNames } from '@tessera/platform/project';
import { argumentsOf, readDocuments } from '@tessera/tooling/documents';
import { readReleaseArguments } from './arguments';
import { updateText } from './site/objectStore';
import type { Fixture } from './testing/fixtures';
import { openMemoryStore } from './testing/memoryStore';
import { aSiteIn, type TestSite } from './testing/testSite';
import { withoutChance } from './testing/withoutChance';

const listsFolder = appNamed('lists').folder;
const documents = readDocuments();

test('the command accepts every use of it in the documentation', () => {
  const shown = documents.flatMap((document) => argumentsOf(document, 'release')).filter(({ length }) => length > 0);
  expect(shown.length).toBeGreaterThan(15);
  for (const args of shown) expect(() => readReleaseArguments(args, listsFolder, () => {})).not.toThrow();
});

describe('a team’s day in docs/releasing.md', () => {
  interface Step {
    readonly args: readonly string[];
    readonly output: string;
  }

  /** Commands after a prompt, each with the output below it. */
  function readSteps(): readonly Step[] {
    const page = documents.find(({ file }) => file === 'docs/releasing.md');
    return (page?.codeBlocks ?? []).flatMap((block) =>
      block
        .split('mfe-lists $ npm run release -- ')
        .slice(1)
        .map((step) => {
          const [typed = '', ...output] = step.split('\n');
          return { args: typed.split(' '), output: output.join('\n') };
        }),
    );
  }

  const modules = { BetsPage: 'NoProps', LiveBets: 'NoProps', TransactionsPage: 'NoProps' };
  const fits = Object.fromEntries(Object.keys(modules).map((name) => [name, '{}']));

  /** Lists as Ada changes them, by version. */
  const changes: Readonly<Record<string, Fixture>> = {
    '0.1.0': {},
    '0.2.0': {},
    '0.3.0': {
      modules: { ...fits, LiveBets: '{ readonly limit: number }' },
      uses: { storage: ['token', 'live-bets-limit'] },
    },
    '0.4.0': {},
  };

  /** Apps of the site in the document; the project may have more by now. */
  const documented = ['shell', 'wallet', 'account', 'games', 'lists'];
  let site: TestSite;
  let budget: NonNullable<Fixture['budget']>;
  const published = new Set<string>();

  async function publish(version: string, print?: (line: string) => void, preview?: string) {
    const buildId = version.replaceAll('.', 'a').padEnd(10, 'b');
    site.now = new Date(site.now.getTime() + 1000);
    await site.publish({ modules: fits, budget, version, buildId, ...changes[version] }, print, preview);
    published.add(version);
  }

  beforeAll(async () => {
    budget = JSON.parse(await readFile(path.join(listsFolder, 'budget.json'), 'utf8'));
    site = await aSiteIn(openMemoryStore(new Map(), '/srv/tessera'), ...documented);
    await updateText((await site.site()).store, 'site.json', (text) => {
      const { config, ...settings } = JSON.parse(text);
      const origin = 'https://site.example';
      return JSON.stringify({ ...settings, origin, config: { ...config, overrideOrigins: [origin] } });
    });
    const version = '0.1.0';
    await site.done(
      'promote',
      'shell',
      await site.publish({ app: 'shell', version, remoteModules: { lists: modules } }),
    );
    for (const app of ['wallet', 'account', 'games'])
      await site.done('promote', app, await site.publish({ app, version }));
    await publish(version);
    await site.done('promote', 'lists');
    site.actor = 'Ada Lovelace <ada@lists.example>';
    site.workingFolder = listsFolder;
  });
  afterAll(() => site.remove());

  const steps = readSteps();

  test('has enough steps', () => {
    expect(new Set(steps.map(({ args: [command] }) => command))).toEqual(
      new Set(['publish', 'check', 'promote', 'rollback', 'prune']),
    );
  });

  // In order: each continues from the state that the previous ones left.
  test.each(steps.map((step) => [step.args.join(' '), step] as const))('%s', async (_typed, { args, output }) => {
    const [command = ''] = args;
    const version = Object.keys(changes).find((one) => output.includes(one) && !published.has(one));
    let lines: string[] = [];
    if (command === 'publish') {
      const { preview } = readReleaseArguments(args, listsFolder) ?? {};
      await publish(version ?? '', (line) => lines.push(line), preview);
    } else {
      if (version !== undefined) await publish(version);
      site.now = new Date(site.now.getTime() + 1000);
      const result = await site.run(...args);
      expect(result.code).toBe(output.includes(' is refused.') ? 1 : 0);
      lines = [result.output];
    }
    const expected = withoutChance(output);
    const isOther = (line = '') => remoteNames.some((name) => name === line && !documented.includes(name));
    const shown = withoutChance(lines.join('\n')).filter((line, at, all) => !isOther(line) && !isOther(all[at - 1]));
    const leftOut = expected.indexOf('…');
    expect(leftOut === -1 ? shown : [...shown.slice(0, leftOut), '…']).toEqual(expected);
  });
});
