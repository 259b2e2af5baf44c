import path from 'node:path';
import { parseArgs } from 'node:util';
import { appNamed, reasonOf } from '@tessera/project';
import { siteTargets } from '@tessera/tooling/targets';
import { isOwnerName } from './manifest/signature';
import { UsageError } from './outcome';

/** A release command as it was typed and understood. */
export interface ReleaseArguments {
  readonly command: CommandName;
  /** App, or owner of a key. */
  readonly subject: string | undefined;
  readonly version: string | undefined;
  readonly percent: number;
  readonly days: number | undefined;
  readonly site: string | undefined;
  readonly keys: string | undefined;
  readonly origin: string | undefined;
  readonly verify: 'folder' | 'address' | undefined;
  readonly apps: readonly string[] | undefined;
  readonly isRotation: boolean;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
}

/** How many words follow each command, and whether the first has to be there. */
const commands = {
  begin: { words: 0, needs: 'nothing' },
  keygen: { words: 1, needs: 'owner' },
  publish: { words: 1, needs: 'app' },
  check: { words: 2, needs: 'app' },
  promote: { words: 2, needs: 'app' },
  rollback: { words: 2, needs: 'app' },
  status: { words: 1, needs: 'nothing' },
  history: { words: 1, needs: 'nothing' },
  prune: { words: 1, needs: 'nothing' },
  compose: { words: 0, needs: 'nothing' },
} as const;

/** Name of a release command. */
export type CommandName = keyof typeof commands;

const appNames = siteTargets.map(({ name }) => name);
const isApp = (text: string | undefined) => text !== undefined && appNames.includes(text);

/** Names of everything that is released. */
export const releasedApps = appNames.join(', ');

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ site: text, keys: text, origin: text, verify: text, percent: text, days: text, apps: text },
        ...{ rotate: flag, 'dry-run': flag, json: flag },
      },
    });
  } catch (error) {
    throw new UsageError(reasonOf(error));
  }
}

function readNumber(name: string, text: string | undefined, isValid: (value: number) => boolean): number | undefined {
  if (text === undefined) return undefined;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!isValid(value)) throw new UsageError(`--${name} ${text} is not understood.`);
  return value;
}

/** The app whose folder the person stands in. */
function appOfFolder(folder: string): string | undefined {
  return appNames.find((name) => {
    const relative = path.relative(appNamed(name as 'shell').folder, folder);
    return relative === '' || !(relative.startsWith('..') || path.isAbsolute(relative));
  });
}

function readSubject(command: CommandName, words: readonly string[], folder: string) {
  const { words: atMost, needs } = commands[command];
  const here = appOfFolder(folder);
  const isLeftOut = needs === 'app' && !isApp(words[0]) && here !== undefined && words.length < atMost;
  const [subject, version, ...rest] = isLeftOut ? [here, ...words] : words;
  const extra = [subject, version, ...rest].filter((word) => word !== undefined).slice(atMost);
  if (extra.length > 0) throw new UsageError(`${command} does not know what to do with "${extra.join(' ')}".`);
  if (subject === undefined && needs !== 'nothing')
    throw new UsageError(`${command} needs ${needs === 'app' ? 'an app' : 'an owner'}: ${releasedApps}.`);
  if (needs === 'owner' && subject !== undefined && !isOwnerName(subject)) {
    throw new UsageError(`"${subject}" is no name of an owner: small letters, digits and hyphens.`);
  }
  if (needs !== 'owner' && subject !== undefined && !isApp(subject)) {
    throw new UsageError(`There is no app "${subject}". There are: ${releasedApps}.`);
  }
  return { subject, version };
}

/** Reads a release command; throws `UsageError` for what cannot be understood. */
export function readReleaseArguments(args: readonly string[], folder: string): ReleaseArguments {
  const { values, positionals } = parse(args);
  const [command = '', ...words] = positionals;
  if (!Object.hasOwn(commands, command)) {
    throw new UsageError(`There is no release command "${command}". There are: ${Object.keys(commands).join(', ')}.`);
  }
  const name = command as CommandName;
  const { verify, apps } = values;
  if (verify !== undefined && verify !== 'folder' && verify !== 'address') {
    throw new UsageError(`--verify is folder or address, not ${verify}.`);
  }
  const unknownApp = apps?.split(',').find((app) => !isApp(app));
  if (unknownApp !== undefined) throw new UsageError(`There is no app "${unknownApp}". There are: ${releasedApps}.`);
  return {
    command: name,
    ...readSubject(name, words, folder),
    percent:
      readNumber('percent', values.percent, (value) => Number.isInteger(value) && value >= 0 && value <= 100) ?? 100,
    days: readNumber('days', values.days, (value) => value >= 0 && Number.isFinite(value)),
    ...{ site: values.site, keys: values.keys, origin: values.origin, verify, apps: apps?.split(',') },
    ...{ isRotation: values.rotate, isDryRun: values['dry-run'], isJson: values.json },
  };
}
