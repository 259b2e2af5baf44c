import { existsSync } from 'node:fs';
import path from 'node:path';
import { appNamed } from '@tessera/platform/project';
import { remoteNames } from '@tessera/shared-contracts/remotes';
import { array, parse } from 'valibot';
import { stateSchema } from '../state';
import { catalogueSentences, quotedSentences } from './sentences';

/** Sentences that a state claims to show, of the remotes and of the composed site. */
async function claimedSentences(): Promise<readonly string[]> {
  const files = (['shell', ...remoteNames] as const)
    .map((name) => path.join(appNamed(name).folder, 'src/states/states.ts'))
    .filter((file) => existsSync(file));
  const modules = await Promise.all(files.map((file) => import(file) as Promise<{ default: unknown }>));
  return modules.flatMap((module) => parse(array(stateSchema), module.default)).flatMap(({ shows = [] }) => shows);
}

test('finds the quoted sentences of a section', () => {
  const page =
    '## 7. Calls\n"Not this"\n## 8. Errors\n- **Login**: server\'s, "Login\n  failed". "Sorry"\n## 9. Limits\n"Nor this"';
  expect(quotedSentences(page, '8')).toEqual(['Login failed', 'Sorry']);
});

test('each sentence of the error catalogue is shown by a state', async () => {
  const claims = await claimedSentences();
  expect(catalogueSentences().length).toBeGreaterThan(40);
  expect(catalogueSentences().filter((sentence) => !claims.some((claim) => claim.includes(sentence)))).toEqual([]);
});
