import { apps, portOf } from '@tessera/platform/project';
import { defaultPort } from '@tessera/platform/project/ports';
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
function wrongCounts({ text }: Document): readonly string[] {
  return Object.entries(counts).flatMap(([thing, actual]) =>
    [...text.matchAll(new RegExp(`\\b${number} ${thing}\\b`, 'gi'))]
      .filter(([, said = '']) => numberOf(said) !== actual)
      .map(([said]) => `"${said}": there are ${actual}`),
  );
}

const labelOf = (name: string) => (name === 'sandbox' ? 'provider sandbox' : name);

/** Finds wrong ports of apps, for a suite at the line's `PORT=` or at the default port. */
function wrongPorts({ text }: Document): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const base = Number(/\bPORT=(\d+)/.exec(line)?.[1] ?? defaultPort);
    const said = [
      ...apps.flatMap(({ name }) =>
        [...line.matchAll(new RegExp(`\\b${labelOf(name)} (\\d{4,5})\\b`, 'g'))].map(
          ([, port]) => [name, port] as const,
        ),
      ),
      ...[...line.matchAll(/localhost:(30\d\d)\/(?:mailbox|console)\b/g)].map(([, port]) => ['sandbox', port] as const),
    ];
    return said
      .filter(([name, port]) => Number(port) !== portOf(name, base))
      .map(([name, port]) => `port ${port}: ${labelOf(name)} has ${portOf(name, base)}`);
  });
}

/** Finds numbers that contradict the sources. */
export const countFindings = (document: Document): readonly string[] => [
  ...wrongCounts(document),
  ...wrongPorts(document),
];
