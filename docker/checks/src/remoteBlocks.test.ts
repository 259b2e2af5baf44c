import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { manifestsOfRemotes, repeatBlock } from './remoteBlocks';

test('every remote has the same blocks', () => {
  for (const [file, text] of manifestsOfRemotes()) {
    expect([file, readFileSync(path.join(projectRoot, file), 'utf8')]).toEqual([file, text]);
  }
});

test('a new remote gets blocks, and a removed one loses them', () => {
  const text = 'a:\n  old=mfe-old:1\n  gone=mfe-gone:1\nb:\n';
  expect(repeatBlock(text, / +\w+=mfe-\w+\S*\n/, ['old', 'new'])).toBe('a:\n  old=mfe-old:1\n  new=mfe-new:1\nb:\n');
});
