import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allowedFile, requireNoSecrets, secretsIn } from './secrets';

/** Parts of texts, so that no scanner of this repository takes them for secrets. */
const joined = (...parts: string[]) => parts.join('');
const github = joined('ghp', '_abcdefghijklmnopqrstuvwxyz0123456789');
const random = joined('f8Kq2Zp', 'w7Lx0Vb3N', 'r6Tm9Yc1D');

test.each([
  ['a token of GitHub', `a="${github}"`],
  ['a token of Slack', `a="${joined('xoxb-', '123456789012-1234567890123-AbCdEfGhIjKlMnOpQrStUvWx')}"`],
  ['a random text named apiKey', `{apiKey:"${random}"}`],
  ['a random text in JSON', `{"client_secret": "${random}"}`],
  ['an assigned token', `const accessToken='${random}'`],
])('finds %s', async (_, text) => {
  expect(await secretsIn(text)).toHaveLength(1);
});

test.each([
  ['a name of a field', '{passwordField:"current-password-of-account"}'],
  ['a placeholder', '{token:"your-access-token-goes-here"}'],
  ['a random text without such a name', `{id:"${random}"}`],
  ['a short text', '{token:"a1b2c3"}'],
])('leaves %s alone', async (_, text) => {
  expect(await secretsIn(text)).toEqual([]);
});

test('a build with a secret is refused by file, unless it is allowed for a reason', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'secrets-'));
  const build = path.join(folder, 'dist');
  try {
    await mkdir(build);
    await writeFile(path.join(build, 'entry.js'), `a="${github}"`);
    await expect(requireNoSecrets(build, folder)).rejects.toThrow(/entry\.js: found GitHub Token/);
    await expect(requireNoSecrets(build, folder)).rejects.not.toThrow(github);
    await writeFile(
      path.join(folder, allowedFile),
      JSON.stringify([{ text: github, reason: 'A sample of the docs.' }]),
    );
    await requireNoSecrets(build, folder);
    await writeFile(path.join(folder, allowedFile), JSON.stringify([{ text: github }]));
    await expect(requireNoSecrets(build, folder)).rejects.toThrow('is not understood');
  } finally {
    await rm(folder, { recursive: true });
  }
});
