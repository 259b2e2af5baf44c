import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exposedFiles } from '@tessera/platform/build/exposed';
import { appNamed, projectRoot, remoteNames } from '@tessera/platform/project';
import { publishTypes } from './declarations';

test.each(remoteNames)(
  'publishes the types of each module of %s',
  async (remote) => {
    const { folder } = appNamed(remote);
    const names = exposedFiles(folder);
    const expose = path.join(folder, 'src/expose');
    const { entries } = await publishTypes(
      Object.fromEntries(names.map((name) => [name, path.join(expose, `${name}.tsx`)])),
    );
    expect(Object.keys(entries)).toEqual(names);
  },
  60_000,
);

test('publishes no types of sources that do not compile', async () => {
  await mkdir(path.join(projectRoot, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(projectRoot, '.cache/types-'));
  const file = path.join(folder, 'Bets.tsx');
  await writeFile(file, 'export default ({ limit }: { limit: number }) => limitt;\n');
  await expect(publishTypes({ Bets: file })).rejects.toThrow("Cannot find name 'limitt'");
  await rm(folder, { recursive: true });
}, 60_000);
