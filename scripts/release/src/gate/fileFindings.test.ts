import { integrityOf, type Manifest } from '../manifest/manifest';
import { fileFindings } from './fileFindings';

test.each([
  [10, []],
  [9, ['entry.js in /site/lists/1 has 10 bytes, and 9 in release.json']],
  [11, ['entry.js in /site/lists/1 has 10 bytes, and 11 in release.json']],
])('a file of 10 bytes for which the manifest states %i', async (bytes, reasons) => {
  const content = Buffer.from('0123456789');
  const manifest = { files: { 'entry.js': { integrity: integrityOf(content), bytes } } } as unknown as Manifest;
  const findings = await fileFindings(manifest, { where: '/site/lists/1', read: async () => content });
  expect(findings.map(({ reason }) => reason)).toEqual(reasons);
});
