import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';

const product = path.join(projectRoot, 'docs/spec/product.md');

/** What a sentence of the error catalogue cannot be shown by, and why. */
export const neverShown: Readonly<Record<string, string>> = {
  "Server's": 'explains how the catalogue is written',
};

/** The quoted sentences of a section of a Markdown page, in order; a line break in one is a space. */
export function quotedSentences(markdown: string, section: string): readonly string[] {
  const [, content = ''] = markdown.split(new RegExp(`^## ${section}\\..*$`, 'm'));
  const [own = ''] = content.split(/^## /m);
  return [...new Set([...own.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text.replace(/\s+/g, ' ')))];
}

/** The sentences of the error catalogue (spec §8) that players can see. */
export const catalogueSentences = (): readonly string[] =>
  quotedSentences(readFileSync(product, 'utf8'), '8').filter((sentence) => neverShown[sentence] === undefined);
