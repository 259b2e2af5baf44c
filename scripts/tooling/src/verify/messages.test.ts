import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { pageCss } from '@tessera/shared-contracts/theme/page';
import { textsOf } from './messageTexts';
import { projectFiles } from './projectFiles';

/** Shorter texts are common phrases, such as "Try again", rather than copies that could diverge. */
const fewestWords = 3;

const files = projectFiles('*messages.ts').filter((file) => /[./]messages\.ts$/.test(file));

const isLong = (text: string) => text.replaceAll('{}', ' ').split(/\s+/).filter(Boolean).length >= fewestWords;

/** Texts that occur in several sources, with the names of those sources. */
function repeatedTexts(sources: Readonly<Record<string, string>>): readonly string[] {
  const places = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources)) {
    for (const text of textsOf(source).filter(isLong)) places.set(text, [...(places.get(text) ?? []), file]);
  }
  return [...places].filter(([, { length }]) => length > 1).map(([text, found]) => `"${text}": ${found.join(', ')}`);
}

const readSources = (names: readonly string[]) =>
  Object.fromEntries(names.map((file) => [file, readFileSync(path.join(projectRoot, file), 'utf8')]));

test('finds a text in two files, with any quotes and expressions', () => {
  const template = (value: string) => `\`No \${${value}} games here\``;
  const sources = {
    one: `export const m = { a: "It did not work", b: ${template('kind')}, c: "Try again" };`,
    two: `export const m = { a: 'It did not work', b: ${template('name')}, c: 'Try again' };`,
  };
  expect(repeatedTexts(sources)).toEqual(['"It did not work": one, two', '"No {} games here": one, two']);
});

// Site and provider are two companies: where their texts agree, neither is derived from the other.
test.each([
  ['the site', files.filter((file) => !file.startsWith('provider-sandbox/'))],
  ['the provider', files.filter((file) => file.startsWith('provider-sandbox/'))],
])('each text of %s stands in one messages file; others refer to it', (_package, own) => {
  expect(own.length).toBeGreaterThan(3);
  expect(repeatedTexts(readSources(own))).toEqual([]);
});

test('no text of the site urges to stake more, to play on or to win back losses', () => {
  const urging =
    /win (it |them )?back|chas(e|ing) |double (your|the) |(raise|increase) your |(bet|stake|play) more\b|play on\b|hurry|last chance|don.t miss|\bdue\b|lucky streak|(sure|guaranteed) win|can.t lose/i;
  // The page on safer play names such behaviour as a sign of harm, and its self-test asks for it.
  const own = files.filter((file) => !/^provider-sandbox\/|(support|selfTest)\.messages\.ts$/.test(file));
  const texts = Object.values(readSources(own)).flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => urging.test(text))).toEqual([]);
});

test('no text of the site has a letter from a separate file of its fonts', () => {
  const [, range = ''] = /unicode-range:([^;}]+)/.exec(pageCss) ?? [];
  const letters = range.split(',').map((part) =>
    part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16)),
  );
  const isApart = (letter: string) =>
    letters.some(([first = 0, last = first]) => first <= letter.charCodeAt(0) && letter.charCodeAt(0) <= last);
  expect(letters.length).toBeGreaterThan(3);
  const own = readSources(files.filter((file) => !file.startsWith('provider-sandbox/')));
  for (const [file, source] of Object.entries(own)) {
    const texts = source.replaceAll(/\/\*\*?.*?\*\/|\/\/.*/gs, '');
    expect({ file, letters: [...texts].filter(isApart) }).toEqual({ file, letters: [] });
  }
});
