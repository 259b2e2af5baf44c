import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { UserError } from '@tessera/platform/project';
import { array, minLength, object, parse, pipe, string } from 'valibot';
import { isText } from '../gate/sourceFindings';
import { Refused } from '../outcome';
import { listFiles } from '../site/listFiles';

/** Texts of an app that look like secrets and are none, each with its reason. */
export const allowedFile = 'allowed-secrets.json';
const allowedSchema = array(object({ text: pipe(string(), minLength(8)), reason: pipe(string(), minLength(10)) }));

async function readAllowed(folder: string): Promise<readonly string[]> {
  const file = path.join(folder, allowedFile);
  const text = await readFile(file, 'utf8').catch(() => '[]');
  try {
    return parse(allowedSchema, JSON.parse(text)).map((allowed) => allowed.text);
  } catch {
    throw new UserError(`${file} is not understood. It is a list of { "text": …, "reason": … }.`);
  }
}

const rule = { id: '@secretlint/secretlint-rule-preset-recommend', rule: creator };
/** A text of 20 characters or more that is given to a name such as apiKey, token or clientSecret. */
const named =
  /(?:api_?key|private_?key|access_?key|secret|token|passw(?:or)?d|credential)["'`]? ?[:=] ?["'`]([\w+/=.~-]{20,4000})["'`]/gi;
/** Words and addresses have fewer bits a character; random ones of 20 characters, base 64 or 16, have more. */
const leastEntropy = 3.2;

/** Shannon's entropy of a text's characters, in bits. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

/** What looks like a secret in a text: its known form, or the beginning of a random text beside a name like key or token. */
export async function secretsIn(content: string): Promise<readonly string[]> {
  const source = { content, filePath: 'file.js', ext: '.js', contentType: 'text' } as const;
  const { messages } = await lintSource({ source, options: { config: { rules: [rule] }, maskSecrets: true } });
  const random = [...content.matchAll(named)].filter(
    ([, text = '']) => /\d/.test(text) && entropyOf(text) >= leastEntropy,
  );
  return [...messages.map(({ message }) => message), ...random.map(([text]) => `${text.slice(0, 24)}…`)];
}

/**
 * Refuses a build with a file that seems to contain a secret: everyone who gets the release could read it.
 *
 * @param appFolder folder of the app, with its `allowed-secrets.json`
 */
export async function requireNoSecrets(buildFolder: string, appFolder: string): Promise<void> {
  const allowed = await readAllowed(appFolder);
  const found: string[] = [];
  for (const file of (await listFiles(buildFolder)).filter(isText)) {
    const text = await readFile(path.join(buildFolder, file), 'utf8');
    const rest = allowed.reduce((without, each) => without.replaceAll(each, ''), text);
    for (const secret of await secretsIn(rest)) found.push(`${file}: ${secret}`);
  }
  if (found.length === 0) return;
  throw new Refused(
    `The build holds what looks like a secret:\n  ${found.join('\n  ')}\nTake it out and replace it, since it may be known. If it is none, name it in ${path.join(appFolder, allowedFile)} with the reason.`,
  );
}
