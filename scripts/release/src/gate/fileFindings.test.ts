import { integrityOf, type Manifest } from '../manifest/manifest';
import { aSourceMap } from '../testing/fixtures';
import { fileFindings, mapFindings } from './fileFindings';

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

describe('a source map', () => {
  const map = aSourceMap();
  const findingsOf = async (text: string | undefined, signed = text ?? map, isListed = true) => {
    const listed = { integrity: integrityOf(signed), bytes: signed.length };
    const manifest = { files: {}, maps: { 'entry.js': listed } } as unknown as Manifest;
    const findings = await mapFindings(manifest, {
      where: '/site/lists/1',
      ...(isListed && { list: async () => ['.maps/entry.js.map'] }),
      read: async (file) => {
        if (text === undefined) throw new Error(`${file} is missing`);
        return Buffer.from(text);
      },
    });
    return findings.map(({ reason }) => reason);
  };

  test('passes', async () => {
    expect(await findingsOf(map)).toEqual([]);
  });

  test.each([
    ['missing', undefined, map, /^\.maps\/entry\.js\.map is missing$/],
    ['altered', map.replace('a.ts', 'b.ts'), map, /is altered: sha384-/],
    ['no JSON', 'x', 'x', /cannot be read: Unexpected token/],
    ['without sources', '{"version":3,"mappings":""}', undefined, /cannot be read: Invalid key: Expected "sources"/],
    ['no string of segments', map.replace('AAAA', '!!'), undefined, /cannot be read: Invalid format/],
  ])('is refused when it is %s', async (_, text, signed, reason) => {
    expect(await findingsOf(text, signed)).toEqual([expect.stringMatching(reason)]);
  });

  test('is not read by a reader of a URL, to whom no server sends it', async () => {
    expect(await findingsOf(undefined, map, false)).toEqual([]);
  });
});
