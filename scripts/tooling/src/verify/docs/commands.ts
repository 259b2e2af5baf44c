import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, reasonOf, remoteNames } from '@tessera/platform/project';
import type { Document } from './documents';

/** Commands in a line, each split into words, of which one in quotes has spaces; what follows two spaces or `#` is an explanation. */
export function commandsIn(line: string): readonly (readonly string[])[] {
  const [command = ''] = line.trim().split(/\s{2,}|\s#|…/);
  const words = [...command.replace(/^.*\$ /, '').matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  const begin = words.findIndex((word) => word === 'npm' || word === 'npx');
  return begin === -1 || !words.slice(0, begin).every((word) => word === 'sudo' || /^[A-Z_]+=/.test(word))
    ? []
    : [words.slice(begin)];
}

/** Every command in a page. */
export const shownCommands = ({ codes, codeBlocks }: Document): readonly (readonly string[])[] =>
  [...codes, ...codeBlocks.flatMap((text) => text.split('\n'))].flatMap(commandsIn);

/** Throws if arguments are invalid, with the reason. */
export type ArgumentReader = (args: readonly string[]) => unknown;

interface NpmCommand {
  readonly script: string;
  /** Workspace that has the script; absent for the project's root. */
  readonly workspace: string | undefined;
  readonly args: readonly string[];
}

function readNpmCommand([program, verb = '', ...rest]: readonly string[]): NpmCommand | undefined {
  if (program !== 'npm' || !['run', 'start', 'test'].includes(verb)) return undefined;
  const [script = '', ...others] = verb === 'run' ? rest : [verb, ...rest];
  const dashes = others.indexOf('--');
  const options = dashes === -1 ? others : others.slice(0, dashes);
  const workspace = options.includes('-w') ? options[options.indexOf('-w') + 1] : undefined;
  const args = dashes === -1 ? options.filter((word) => word !== '-w' && word !== workspace) : others.slice(dashes + 1);
  return { script, workspace, args };
}

/** Placeholders with a valid value: any remote, any number; everything else is a path. */
const examples: Readonly<Record<string, string | undefined>> = { NAME: remoteNames[0], N: '10' };
const fillIn = (word: string) => examples[word] ?? (/^[A-Z]+$/.test(word) ? 'package.json' : word);

/** Expands `a | b`: each choice is a command. */
function choices(args: readonly string[]): readonly (readonly string[])[] {
  if (!args.includes('|')) return [args];
  return args.filter((word) => word !== '|').map((word) => [word]);
}

/** Scripts of a package; empty for a folder without one. */
function scriptsOf(folder: string): object {
  const file = path.join(projectRoot, folder, 'package.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { scripts?: object }).scripts ?? {};
}

/** Arguments of each use of one of the project's scripts in a page. */
export const argumentsOf = (document: Document, script: string): readonly (readonly string[])[] =>
  shownCommands(document)
    .map(readNpmCommand)
    .filter((command) => command?.script === script && command.workspace === undefined)
    .flatMap((command) => choices((command?.args ?? []).map(fillIn)));

/** Finds commands without a script, and arguments that the given scripts reject. */
export function commandFindings(
  document: Document,
  readers: Readonly<Record<string, ArgumentReader>>,
): readonly string[] {
  const unknown = shownCommands(document).flatMap((words) => {
    const { script, workspace = '.' } = readNpmCommand(words) ?? {};
    if (script === undefined || Object.hasOwn(scriptsOf(workspace), script)) return [];
    return [`\`${words.join(' ')}\`: there is no such script`];
  });
  const misread = Object.entries(readers).flatMap(([script, read]) =>
    argumentsOf(document, script).flatMap((args) => {
      try {
        read(args);
        return [];
      } catch (error) {
        return [`\`${script} ${args.join(' ')}\`: ${reasonOf(error)}`];
      }
    }),
  );
  return [...unknown, ...misread];
}
