import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot, reasonOf } from '@tessera/platform/project';
import { moduleNameSchema, releasePathSchema } from '@tessera/platform/protocol';
import { runTool } from '@tessera/tooling/runTool';
import { endsWith, object, parse, pipe, record, string } from 'valibot';
import { importedModules } from '../describe/declarationImports';
import type { PublishedTypes } from '../describe/declarations';
import { integrityOf } from '../manifest/manifest';
import type { Finding } from '../outcome';
import { type Inspected, nameOf } from './gateInput';
import { type Pair, shownModules } from './pairFindings';

/** Hostile types can keep the compiler busy for ever; all apps together take a few seconds. */
const compilerLimitMs = 120_000;
const packagesFolder = path.join(projectRoot, 'node_modules');

const typePathSchema = pipe(releasePathSchema, endsWith('.d.ts'));
const typesSchema = object({
  entries: record(moduleNameSchema, typePathSchema),
  files: record(typePathSchema, string()),
});

async function readTypes({ manifest, files, ...release }: Inspected): Promise<PublishedTypes> {
  const file = manifest.types;
  if (file === undefined) throw new Error(`${nameOf(release)} was published without types`);
  const content = await files.read(file);
  if (integrityOf(content) !== manifest.files[file]?.integrity) {
    throw new Error(`${file} of ${nameOf(release)} is not what was published`);
  }
  return parse(typesSchema, JSON.parse(content.toString()));
}

const packageImport = /^(?<name>(?:@[\w-]+\/)?[\w-][\w.-]*)(?:\/[\w-][\w.-]*)*$/;

/**
 * Requires that imports lead to the published types and to installed packages: the compiler would read any other file, and
 * what it cannot resolve would be `any`, which fits everything.
 */
function requireImports({ files }: PublishedTypes): void {
  const isThere = (name: string) =>
    [name, `@types/${name}`].some((one) => existsSync(path.join(packagesFolder, one, 'package.json')));
  for (const [file, text] of Object.entries(files)) {
    if (/\/\/\/\s*<reference\s/.test(text)) throw new Error(`${file} has a reference to other files`);
    for (const { value } of importedModules(file, text)) {
      const own = `${path.posix.join(path.posix.dirname(file), value)}.d.ts`;
      const name = packageImport.exec(value)?.groups?.name;
      const isKnown = value.startsWith('.') ? own in files : name !== undefined && isThere(name);
      if (!isKnown) throw new Error(`${file} needs the types of ${value}`);
    }
  }
}

async function writeTypes(folder: string, { files }: PublishedTypes): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

const compilerOptions = {
  ...{ target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'ESNext', moduleResolution: 'bundler' },
  ...{ jsx: 'react-jsx', types: [], strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: true },
};

interface Claim {
  readonly pair: Pair;
  readonly module: string;
  /** The line of code that compiles only if the module fits. */
  readonly code: string;
}

const importPath = (folder: string, entry: string) => `./${folder}/${entry.replace(/\.d\.ts$/, '')}`;

/** One line for each module that the shell shows: it passes the props of the shell's contract to those of the component. */
function claimsOf(pair: Pair, types: ReadonlyMap<Inspected, { folder: string; types: PublishedTypes }>): Claim[] {
  const [shell, remote] = [types.get(pair.shell), types.get(pair.remote)];
  const contracts = shell?.types.entries.RemoteContracts;
  if (shell === undefined || remote === undefined || contracts === undefined) return [];
  return shownModules(pair).flatMap((module) => {
    const entry = remote.types.entries[module];
    // A missing module is a separate finding.
    if (entry === undefined) return [];
    const props = `import('${importPath(shell.folder, contracts)}').RemoteContracts['${pair.remote.app}']['${module}']`;
    const component = `typeof import('${importPath(remote.folder, entry)}').default`;
    return [{ pair, module, code: `take<import('react').ComponentProps<${component}>>({} as ${props});` }];
  });
}

/** The compiler's errors, by line number. */
function readErrors(output: string): ReadonlyMap<number, string> {
  const errors = new Map<number, string>();
  let current: number | undefined;
  for (const line of output.split('\n')) {
    const [, number, message] = /fits\.ts\((\d+),\d+\): error \w+: (.*)/.exec(line) ?? [];
    if (number !== undefined) current = Number(number);
    const text = message ?? (/^\s+\S/.test(line) ? line.trim() : undefined);
    // The innermost line is the one that names the property.
    if (current !== undefined && text !== undefined) errors.set(current, text);
  }
  return errors;
}

/** A module that does not fit a shell, or a failure of the comparison, which has no shell. */
export type TypeFinding = Finding & { readonly shell?: Inspected };

/** Finds modules whose props do not fit what the shell passes: compiles the published types of both sides. */
export async function typeFindings(pairs: readonly Pair[]): Promise<readonly TypeFinding[]> {
  if (pairs.length === 0) return [];
  const workFolder = await mkdtemp(path.join(os.tmpdir(), 'tessera-fits-'));
  try {
    const types = new Map<Inspected, { folder: string; types: PublishedTypes }>();
    for (const release of new Set(pairs.flatMap(({ shell, remote }) => [shell, remote]))) {
      const folder = `release${types.size}`;
      const published = await readTypes(release);
      requireImports(published);
      await writeTypes(path.join(workFolder, folder), published);
      types.set(release, { folder, types: published });
    }
    const claims = pairs.flatMap((pair) => claimsOf(pair, types));
    if (claims.length === 0) return [];
    const lines = [
      'declare function take<Props>(props: Props): void;',
      ...claims.map(({ code }) => code),
      'export {};',
    ];
    await writeFile(path.join(workFolder, 'fits.ts'), lines.join('\n'));
    await writeFile(path.join(workFolder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['fits.ts'] }));
    await symlink(packagesFolder, path.join(workFolder, 'node_modules'));
    const { code, output } = await runTool('tsc', ['-p', workFolder, '--pretty', 'false', '--checkers', '1'], {
      timeoutMs: compilerLimitMs,
    });
    if (code === 0) return [];
    const errors = readErrors(output);
    if (errors.size === 0)
      throw new Error(`the compiler failed, or took longer than ${compilerLimitMs / 1000} s: ${output.trim()}`);
    return claims.flatMap(({ pair, module }, index): readonly TypeFinding[] => {
      const error = errors.get(index + 2);
      if (error === undefined) return [];
      const reason = `${module} of ${nameOf(pair.remote)} does not fit ${nameOf(pair.shell)}: ${error}`;
      const remedy =
        pair.shell.role === undefined
          ? `Pass what ${module} requires, or roll ${pair.remote.app} back first.`
          : `Make new props of ${module} optional until the live shell passes them: edit RemoteContracts and the shell, and release that first.`;
      return [{ rule: 'types', reason, remedy, shell: pair.shell }];
    });
  } catch (error) {
    const reason = `Types could not be compared: ${reasonOf(error)}`;
    return [
      { rule: 'types', reason, remedy: 'Publish and promote that release again, from a project that is installed.' },
    ];
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
