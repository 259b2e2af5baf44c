import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { place } from './place.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
/** Where the tooling is installed, the folder of the command: a remote's own repository. */
const isOwnRepository = here.includes(`${path.sep}node_modules${path.sep}`);
const root = isOwnRepository ? process.cwd() : fileURLToPath(new URL('../../..', import.meta.url));

/** Packages that ship only ES modules. Jest runs CommonJS, so they are compiled like our own sources. */
const esModuleOnly = [
  '@tessera',
  '@bitauth',
  '@noble',
  '@scure',
  '@secretlint',
  'otpauth',
  'valibot',
  'lossless-json',
  'multiformats',
  'oxc-parser',
  'marked',
  'github-slugger',
  'pixelmatch',
];

const swcTransform = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** What takes minutes and rarely breaks, such as what needs a PostgreSQL server: `npm test -- --all`, or the file alone. */
const slow = ['\\.slow\\.test\\.tsx?$'];

const { workspaces = ['.'] } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
const foldersLike = (beginning) => readdirSync(root).filter((folder) => folder.startsWith(beginning));
const packages = workspaces
  .flatMap((pattern) => (pattern.endsWith('*') ? foldersLike(pattern.slice(0, -1)) : pattern))
  .filter((folder) => existsSync(`${root}/${folder}/package.json`));

// Data are a developer's own, and each test has its own.
delete process.env.DATA_DIR;
// The processes of the tests start with these: a locale is read only then.
process.env.TZ = place.zone;
process.env.LC_ALL = `${place.locale.replace('-', '_')}.UTF-8`;
console.error(`Unit tests run in ${place.zone} with ${place.locale}; to repeat: TESSERA_PLACE=${place.name}`);

/** Tests of every package. One project, so that what packages share is compiled once; `jest -c … FOLDER` runs one package's. */
export default {
  rootDir: root,
  roots: packages.map((folder) => `<rootDir>/${folder}`),
  // One limit for all tests, for hangs: they wait for events, however slow the machine is.
  testTimeout: 120_000,
  // With any limit, each test has another process than this one, even a single file.
  workerIdleMemoryLimit: '8GB',
  // A worker that collects a gigabyte of pages does not read its end within the usual half second; one with an open handle never ends.
  workerGracefulExitTimeout: 30_000,
  // A run that is broken ends early.
  bail: 20,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', ...(process.env.TESSERA_ALL === '' ? slow : [])],
  modulePathIgnorePatterns: ['/dist/'],
  globals: { CONTRACT_HASHES: {} },
  testEnvironment: `${here}testEnvironment.mjs`,
  setupFilesAfterEnv: [`${here}jestSetup.${isOwnRepository ? 'js' : 'ts'}`],
  transform: { '\\.[cm]?[jt]sx?$': swcTransform },
  transformIgnorePatterns: [`/node_modules/(?!(${esModuleOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.(svg|png|webp|woff2)$': `${here}jestAsset.cjs`,
    '\\.css$': `${here}jestAsset.cjs`,
  },
};
