import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { acceptedFolder, acceptPictures } from './accept';
import { filesUnder } from './folders';
import { runFolder } from './result';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  process.env.TESSERA_PICTURES = folder;
});
afterEach(async () => {
  delete process.env.TESSERA_PICTURES;
  await rm(folder, { recursive: true });
});

async function write(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '');
}
const run = (file: string) => write(path.join(runFolder('lists'), file));
const accepted = (file: string) => write(path.join(acceptedFolder('lists'), file));

test('a run of one state keeps the accepted pictures of the others, but not of states that are gone', async () => {
  await accepted('LiveBets/real/1440.png');
  await accepted('LiveBets/never-was/390.png');
  await accepted('LiveBets/sample/320.png');
  await run('LiveBets/sample/390.png');
  expect(await acceptPictures('lists')).toBe(1);
  expect(await filesUnder(acceptedFolder('lists'))).toEqual(['LiveBets/real/1440.png', 'LiveBets/sample/390.png']);
});

test('a state that is gone can be accepted, and one without pictures cannot', async () => {
  await accepted('LiveBets/never-was/390.png');
  expect(await acceptPictures('lists', 'LiveBets/never-was')).toBe(0);
  expect(await filesUnder(acceptedFolder('lists'))).toEqual([]);
  await expect(acceptPictures('lists', 'LiveBets/real')).rejects.toThrow('no pictures of lists LiveBets/real');
});
