import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { notFoundFile, pageFile } from '@tessera/platform/compose/pageFiles';
import { projectRoot } from '@tessera/platform/project';
import type { ReleaseContext } from '../context';
import type { Description } from '../describe/describe';
import { publishBuild } from '../publishBuild';
import { runRelease } from '../runRelease';
import { openFolderStore } from '../site/folderStore';
import { type ObjectStore, readText } from '../site/objectStore';
import { openStoreNamed } from '../site/openStore';
import { openSite, type Site } from '../site/site';
import { aBuild, type Fixture } from './fixtures';
import { openMemoryStore } from './memoryStore';

/** Output and exit code of a command. */
interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** A site with its own keys, for one test. */
export interface TestSite {
  /** Its folder or address. */
  readonly folder: string;
  readonly keysFolder: string;
  site(): Promise<Site>;
  /** The commands' current time. */
  now: Date;
  /** The person at the commands. */
  actor: string;
  /** What happens while a command waits; at first nothing. Its time passes at once. */
  whileWaiting(): Promise<void>;
  /** Working directory of the commands. */
  workingFolder: string;
  /** What the commands read from the standard input. */
  input: string;
  /** Secret that signs what a hook is told. */
  notifySecret: string | undefined;
  /** What is checked out, as a release. */
  ownRelease: string | undefined;
  /** Runs a release command. */
  run(...args: string[]): Promise<Outcome>;
  /** Runs a release command as a separate process in the working directory. */
  runProcess(folder: string, ...args: string[]): Outcome;
  /** Runs a release command that has to succeed. */
  done(...args: string[]): Promise<string>;
  /** Publishes a handmade release, as a preview if it has a name, and returns its id. */
  publish(fixture: Fixture, print?: (line: string) => void, preview?: string): Promise<string>;
  /** A file of a release. */
  file(app: string, id: string, name: string): string;
  /** Text of the composed page at a path, `*` for the not-found page; `pages` may be the folder of the canary. */
  page(path?: string, pages?: string): Promise<string>;
  remove(): Promise<void>;
}

/** Creates a site in a new folder, with keys for the given owners. */
export const aSite = (...owners: readonly string[]): Promise<TestSite> => begin(owners, openFolderStore);

/** Creates a site in memory, for tests that do not read its files. */
export const aSiteInMemory = (...owners: readonly string[]): Promise<TestSite> => aSiteIn(openMemoryStore(), ...owners);

/** Creates a site in a store. */
export const aSiteIn = (store: ObjectStore, ...owners: readonly string[]): Promise<TestSite> =>
  begin(owners, () => store);

/** Creates a site at an address, such as `s3://bucket/folder`. */
export const aSiteAt = (address: string, ...owners: readonly string[]): Promise<TestSite> =>
  begin(owners, openStoreNamed, address);

async function begin(
  owners: readonly string[],
  openStore: NonNullable<ReleaseContext['openStore']>,
  address?: string,
): Promise<TestSite> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'tessera-release-'));
  const [folder, keysFolder] = [address ?? path.join(root, 'site'), path.join(root, 'keys')];
  const surroundings = () => ({
    TESSERA_SITE: folder,
    TESSERA_KEYS: keysFolder,
    TESSERA_ACTOR: testSite.actor,
    INIT_CWD: testSite.workingFolder,
    TESSERA_NOTIFY_SECRET: testSite.notifySecret,
  });
  const wait = async (ms: number) => {
    await testSite.whileWaiting();
    testSite.now = new Date(testSite.now.getTime() + ms);
  };
  const run = async (...args: string[]): Promise<Outcome> => {
    const lines: string[] = [];
    const keep = (line: string) => lines.push(line);
    const code = await runRelease(args, {
      env: surroundings(),
      openStore,
      ownRelease: async () => testSite.ownRelease ?? Promise.reject(new Error('It cannot be built here')),
      now: () => testSite.now,
      wait,
      print: keep,
      printError: keep,
      readInput: async () => testSite.input,
    });
    return { code, output: stripVTControlCharacters(lines.join('\n')) };
  };
  const done = async (...args: string[]) => {
    const { code, output } = await run(...args);
    if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}:\n${output}`);
    return output;
  };
  const testSite: TestSite = {
    folder,
    keysFolder,
    now: new Date('2026-11-21T12:00:00Z'),
    actor: 'ada',
    whileWaiting: async () => undefined,
    workingFolder: root,
    input: '',
    notifySecret: undefined,
    ownRelease: undefined,
    run,
    runProcess(from, ...args) {
      const tessera = path.join(projectRoot, 'scripts/tessera.mjs');
      const { status, stdout, stderr } = spawnSync(process.execPath, [tessera, 'release', ...args], {
        cwd: from,
        env: { ...process.env, ...surroundings(), INIT_CWD: from },
        encoding: 'utf8',
      });
      return { code: status ?? -1, output: stripVTControlCharacters(stdout + stderr) };
    },
    done,
    site: async () => openSite(await openStore(folder)),
    async publish(fixture, print = () => undefined, preview = undefined) {
      const buildFolder = await mkdtemp(path.join(root, 'build-'));
      const { build, files, description } = aBuild(fixture);
      for (const [name, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(buildFolder, name)), { recursive: true });
        await writeFile(path.join(buildFolder, name), text);
      }
      const context: ReleaseContext = {
        ...{ siteName: folder, keysFolder, actor: testSite.actor, isDryRun: false },
        now: () => testSite.now,
        wait,
        print,
      };
      await publishBuild(context, await testSite.site(), build, buildFolder, description as Description, preview);
      return `${build.version}-${build.buildId}`;
    },
    file: (app, id, name) => path.join(folder, app, id, name),
    async page(path = '/', pages = '') {
      const store = await openStore(folder);
      return readText(
        store,
        `${await readText(store, 'current')}/pages/${pages}${path === '*' ? notFoundFile : pageFile(path)}`,
      );
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
  await done('begin', '--origin', 'http://127.0.0.1:4330');
  for (const owner of owners) await done('keygen', owner);
  return testSite;
}
