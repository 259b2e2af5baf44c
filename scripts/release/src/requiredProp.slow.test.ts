import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { copyProject, type ProjectCopy } from '@tessera/platform/project/copy';
import { aSite, type TestSite } from './testing/testSite';
import { withoutChance } from './testing/withoutChance';

let site: TestSite;
let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject();
  site = await aSite('lists', 'shell');
  site.project = copy.folder;
});
afterAll(() => Promise.all([site.remove(), copy.remove()]));

async function edit(file: string, before: string, after: string) {
  const text = await readFile(path.join(copy.folder, file), 'utf8');
  expect(text).toContain(before);
  await writeFile(path.join(copy.folder, file), text.replace(before, after));
}

const release = (...args: string[]) => site.runProcess(copy.folder, ...args);
const done = (...args: string[]) => {
  const { code, output } = release(...args);
  expect([code, output]).toEqual([0, expect.any(String)]);
  return output;
};

const liveBets = 'mfe-lists/src/features/live-bets/LiveBets.tsx';

test('a required prop takes two releases of the remote and one of the shell; one that does not compile, none', async () => {
  for (const app of ['lists', 'shell']) {
    done('publish', app);
    done('promote', app);
  }
  await edit(liveBets, 'LiveBets()', 'LiveBets({ limit = 10 }: { readonly limit?: number })');
  await edit(liveBets, '<Section ', '<Section data-limit={limit} ');
  done('publish', 'lists');
  done('promote', 'lists');

  await edit(
    'shared-contracts/src/remotes/remoteContracts.ts',
    'LiveBets: NoProps',
    'LiveBets: { readonly limit: number }',
  );
  await edit(liveBets, '{ limit = 10 }: { readonly limit?: number }', '{ limit }: { readonly limit: number }');
  done('publish', 'lists');
  const refused = release('promote', 'lists');
  const shown = [refused.output];
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringMatching(/does not fit the live shell .*'limit' is missing/),
  ]);

  await edit(
    'host-shell/src/home/HomePage.tsx',
    'module="LiveBets" props={{}}',
    'module="LiveBets" props={{ limit: 10 }}',
  );
  done('publish', 'shell');
  shown.push(done('promote', 'shell'));
  shown.push(done('promote', 'lists'));
  expect(shown.at(-1)).toMatch(/Note: .*Roll lists back before a rollback of the shell/);
  shown.push(release('rollback', 'shell').output);
  const page = await readFile(path.join(projectRoot, 'docs/releasing.md'), 'utf8');
  expect(withoutChance(page)).toEqual(expect.arrayContaining([...shown.flatMap(withoutChance)]));

  await edit(liveBets, 'data-limit={limit}', 'data-limit={limitt}');
  const mistyped = release('publish', 'lists');
  expect(mistyped.output.match(/error TS.*/g)).toEqual([expect.stringContaining("Cannot find name 'limitt'")]);
}, 300_000);
