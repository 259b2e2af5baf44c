import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { packageFolders, projectRoot } from '@tessera/platform/project';
import { type Copy, DockerfileParser, type From, type Instruction } from 'dockerfile-ast';

/** Result of a Dockerfile's steps, in a folder that represents the image's file system. */
export interface MadeImage {
  readonly root: string;
  readonly workFolder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCommand: readonly string[];
  /** Commands that were not run. */
  readonly leftOut: readonly string[];
}

interface Stage {
  readonly root: string;
  workFolder: string;
  readonly env: Record<string, string>;
  command: readonly string[];
  healthCommand: readonly string[];
}

/** Steps that change the machine, not the project's files. */
const isLeftOut = (command: string) => /^(apt-get|rm -rf \/var\/lib\/apt|chown) ?/.test(command);

/** Parses the Dockerfile's ignore file: top-level names that are sent to the engine, and names that are left out anywhere. */
function contextFilter(dockerfile: string): (file: string) => boolean {
  const lines = readFileSync(`${dockerfile}.dockerignore`, 'utf8').split('\n');
  const patternsAfter = (prefix: string) =>
    lines
      .filter((line) => line.startsWith(prefix))
      .map((line) => new RegExp(`^${line.slice(prefix.length).replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  const [top, left] = [patternsAfter('!'), patternsAfter('**/')];
  return (file) => {
    const parts = path.relative(projectRoot, file).split(path.sep);
    const parents = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    // The project's own folder has an empty name.
    const isNamed = parents.some((name) => name === '' || top.some((pattern) => pattern.test(name)));
    return isNamed && !parts.some((part) => left.some((pattern) => pattern.test(part)));
  };
}

/** Replaces `npm ci`: links the packages installed here; the workspace's own packages come from the image. */
function linkInstalled(folder: string): void {
  const installed = path.join(projectRoot, 'node_modules');
  const link = (target: string, file: string) => {
    if (!existsSync(file)) symlinkSync(target, file);
  };
  mkdirSync(path.join(folder, 'node_modules/@tessera'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@tessera') link(path.join(installed, name), path.join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(path.join(installed, '@tessera'))) {
    // As npm writes them, from one folder of the workspace to another.
    link(readlinkSync(path.join(installed, '@tessera', name)), path.join(folder, 'node_modules/@tessera', name));
  }
  for (const name of packageFolders) {
    if (!existsSync(path.join(folder, name, 'package.json'))) throw new Error(`npm ci would not know of ${name}.`);
    const own = path.join(projectRoot, name, 'node_modules');
    if (existsSync(own)) link(own, path.join(folder, name, 'node_modules'));
  }
}

function copy(source: string, target: string, filter: (file: string) => boolean): void {
  if (lstatSync(source).isSymbolicLink()) {
    rmSync(target, { recursive: true, force: true });
    symlinkSync(readlinkSync(source), target);
  } else {
    cpSync(source, target, { recursive: true, verbatimSymlinks: true, filter });
  }
}

const expand = (text: string, env: Stage['env']) =>
  text.replace(/\$\{(\w+)\}|\$(\w+)/g, (_, braced, plain) => env[braced ?? plain] ?? '');

const listOf = (instruction: Instruction): readonly string[] =>
  JSON.parse(/\[.*\]/s.exec(instruction.getArgumentsContent() ?? '')?.[0] ?? '[]') as string[];

function runCommands(stage: Stage, text: string, leftOut: string[]): void {
  const commands = text
    .replace(/\\\n\s*/g, ' ')
    .split('&&')
    .map((command) => command.trim());
  if (commands.some((command) => command.startsWith('npm ci'))) linkInstalled(stage.workFolder);
  leftOut.push(...commands.filter((command) => isLeftOut(command) || command.startsWith('npm ci')));
  const rest = commands.filter((command) => !isLeftOut(command) && !command.startsWith('npm ci')).join(' && ');
  if (rest === '') return;
  // The image's root is a folder here.
  const rooted = rest.replace(/(^|[\s"'=])(\/(?:srv|data|etc|project)\b)/g, `$1${stage.root}$2`);
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', rooted], {
    cwd: stage.workFolder,
    env: { PATH: process.env.PATH, HOME: stage.root, ...stage.env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`RUN ${text}\n${stdout}${stderr}`);
}

/**
 * Runs the steps of a Dockerfile without an engine: COPY from the project as its ignore file allows, RUN by the shell, in
 * folders that represent the stages. It shows that the files that a step needs exist and that its commands do what the
 * next ones need; it is not a container.
 *
 * @param prepare called before the commands of each RUN, with their folder
 */
export function runDockerfile(
  name: string,
  folder: string,
  args: Readonly<Record<string, string>> = {},
  prepare: (workFolder: string) => void = () => undefined,
): MadeImage {
  const file = path.join(projectRoot, 'docker', name);
  const isSent = contextFilter(file);
  const stages = new Map<string, Stage>();
  const leftOut: string[] = [];
  let stage: Stage | undefined;
  for (const instruction of DockerfileParser.parse(readFileSync(file, 'utf8')).getInstructions()) {
    const keyword = instruction.getKeyword();
    const text = instruction.getArgumentsContent() ?? '';
    if (keyword === 'FROM') {
      const from = instruction as From;
      const root = path.join(folder, from.getBuildStage() ?? 'image');
      const base = stages.get(from.getImage() ?? '');
      mkdirSync(root, { recursive: true });
      if (base !== undefined) cpSync(base.root, root, { recursive: true, verbatimSymlinks: true });
      const workFolder = base === undefined ? root : path.join(root, path.relative(base.root, base.workFolder));
      stage = { root, workFolder, env: { ...base?.env }, command: [], healthCommand: [] };
      stages.set(from.getBuildStage() ?? 'image', stage);
      continue;
    }
    if (stage === undefined) throw new Error(`${name} does not begin with FROM.`);
    const current = stage;
    switch (keyword) {
      case 'ARG':
        current.env[text] = args[text] ?? '';
        break;
      case 'ENV':
        for (const [, key = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) current.env[key] = value;
        break;
      case 'WORKDIR':
        current.workFolder = path.join(current.root, text);
        mkdirSync(current.workFolder, { recursive: true });
        break;
      case 'COPY': {
        const from = (instruction as Copy).getFromFlag()?.getValue();
        const words = expand(text.replace(/--from=\S+/, '').trim(), current.env).split(/\s+/);
        const last = words.pop() ?? '';
        const target = last.startsWith('/') ? path.join(current.root, last) : path.join(current.workFolder, last);
        for (const word of words) {
          const source = path.join(from ? (stages.get(from)?.root ?? '') : projectRoot, word);
          const isInto = last.endsWith('/') && !lstatSync(source).isDirectory();
          mkdirSync(isInto ? target : path.dirname(target), { recursive: true });
          copy(source, isInto ? path.join(target, path.basename(word)) : target, from ? () => true : isSent);
        }
        break;
      }
      case 'RUN':
        prepare(current.workFolder);
        runCommands(current, text, leftOut);
        break;
      case 'CMD':
        current.command = listOf(instruction);
        break;
      case 'HEALTHCHECK':
        current.healthCommand = listOf(instruction);
        break;
    }
  }
  if (stage === undefined) throw new Error(`${name} is empty.`);
  return { ...stage, leftOut };
}
