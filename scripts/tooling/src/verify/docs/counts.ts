import { apps } from '@tessera/platform/project';
import { remoteNames } from '@tessera/shared-contracts/remotes';
import type { Document } from './documents';

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = `(\\d+|${words.join('|')})`;

/** Numbers that documentation mentions, counted in the sources. */
const counts: Readonly<Record<string, number>> = {
  // The sandbox is the provider's, not an app of the site.
  apps: apps.length - 1,
  remotes: remoteNames.length,
};

const numberOf = (text: string) =>
  words.includes(text.toLowerCase()) ? words.indexOf(text.toLowerCase()) : Number(text);

/** Finds wrong counts of apps and remotes. */
export function countFindings({ text }: Document): readonly string[] {
  return Object.entries(counts).flatMap(([thing, actual]) =>
    [...text.matchAll(new RegExp(`\\b${number} ${thing}\\b`, 'gi'))]
      .filter(([, said = '']) => numberOf(said) !== actual)
      .map(([said]) => `"${said}": there are ${actual}`),
  );
}
