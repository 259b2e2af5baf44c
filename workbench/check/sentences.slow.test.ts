import { readStates, workbenchApps } from '../serve';
import { catalogueSentences, quotedSentences } from './sentences';

/** Sentences that a state claims to show, of the remotes and of the composed site. */
async function claimedSentences(): Promise<readonly string[]> {
  const states = await Promise.all(workbenchApps.map(readStates));
  return states.flat().flatMap(({ shows = [] }) => shows);
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
