import { mapFile, type Release } from '@tessera/platform/compose/release';
import type { Budget } from '@tessera/tooling/budgets';
import { readSiteBudget } from '@tessera/tooling/budgets/site';
import type { Description } from '../describe/describe';
import { type Host, integrityOf, type Manifest } from '../manifest/manifest';

/** A handmade release; the defaults are a release that passes. */
export interface Fixture {
  readonly app?: string;
  readonly version?: string;
  readonly buildId?: string;
  readonly contract?: number;
  /** Type of the props of each exposed module. */
  readonly modules?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  /** Texts of source maps by their script. */
  readonly maps?: Readonly<Record<string, string>>;
  readonly shared?: Readonly<Record<string, string>>;
  readonly uses?: Partial<Manifest['uses']>;
  readonly budget?: Budget;
  readonly container?: string;
  /** Content of the release's file of types. */
  readonly types?: unknown;
  /** Content of the release's file of states. */
  readonly states?: unknown;
  /** Content of the release's file of prerendered markup. */
  readonly prerendered?: unknown;
  /** Code of the release's prerenderer. */
  readonly prerenderer?: string;
  /** Shells: type of the props passed to each module, by remote. */
  readonly remoteModules?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly host?: Partial<Host>;
  /** Remotes: the pages that it declares. */
  readonly pages?: Release['pages'];
  /** Shells: whether its pages are made before remotes could declare any. */
  readonly isWithoutTemplate?: boolean;
}

const plentiful = { bytes: 10_000, reason: 'A test has little to say.' };

const declaration = (props: string) =>
  `export default function Module(props: ${props}): import("react").JSX.Element;\nexport declare const contract = 1;\n`;

/** Type of the props of modules without props, by its name in the contracts. */
const noProps = 'type NoProps = Record<never, never>;\n';

function aRemote(fixture: Fixture) {
  const { app = 'lists', modules = { LiveBets: '{ readonly title: string }' } } = fixture;
  const names = Object.keys(modules);
  const types = {
    entries: Object.fromEntries(names.map((name) => [name, `src/expose/${name}.d.ts`])),
    files: Object.fromEntries(
      Object.entries(modules).map(([name, props]) => [`src/expose/${name}.d.ts`, declaration(props)]),
    ),
  };
  return {
    exposes: Object.fromEntries(names.map((name) => [name, { scripts: [`${name}.0123456789.js`], styles: [] }])),
    scripts: Object.fromEntries(names.map((name) => [`${name}.0123456789.js`, `/* ${app} ${name} */`])),
    types,
    budget: {
      entry: plentiful,
      prerendered: plentiful,
      modules: Object.fromEntries(names.map((name) => [name, plentiful])),
    },
  };
}

function aShell({
  remoteModules = { lists: { LiveBets: '{ readonly title: string }' } },
  host,
  isWithoutTemplate = false,
}: Fixture) {
  const remotes = Object.entries(remoteModules).map(([remote, modules]) => {
    const members = Object.entries(modules).map(([name, props]) => `    ${name}: ${props};`);
    return `  ${remote}: {\n${members.join('\n')}\n  };`;
  });
  const page = {
    css: ':root{--a:1}@font-face{src:url(/fonts/a.woff2)}',
    families: [
      { id: 'home', title: 'Home', paths: ['/', '/wallet'], modules: ['lists/LiveBets'], calls: ['games'] },
      { id: 'not-found', paths: [], modules: [] },
    ],
    prerendered: { home: '<p>{brand}</p><div data-module="lists/LiveBets" data-title=""></div>' },
    scripts: { earlyFetch: 'earlyFetch()' },
    ...(!isWithoutTemplate && {
      template: {
        family: { id: 'declared', paths: ['/declared-page'], modules: ['declared/Page'] },
        root: '<div data-module="declared/Page" data-title="{title}"></div>',
        menus: ['games', 'account'],
      },
    }),
  };
  return {
    exposes: {},
    scripts: {},
    types: {
      entries: { RemoteContracts: 'remoteContracts.d.ts' },
      files: { 'remoteContracts.d.ts': `${noProps}export interface RemoteContracts {\n${remotes.join('\n')}\n}\n` },
    },
    budget: { entry: plentiful, modules: {} },
    page: JSON.stringify(page),
    host: {
      provides: { react: '19.3.1' },
      router: ['Link'],
      remoteModules: Object.fromEntries(
        Object.entries(remoteModules).map(([remote, modules]) => [remote, Object.keys(modules)]),
      ),
      contracts: { from: 1, to: 1 },
      events: ['token-changed'],
      externalEvents: [],
      storage: { shared: ['token'], shell: ['sidebar'] },
      health: readSiteBudget().health,
      page: 'page.json',
      ...host,
    },
  };
}

/** Text of a source map. */
export const aSourceMap = (changes: object = {}): string =>
  JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA', ...changes });

/** Files and descriptions of a handmade release. */
export function aBuild(fixture: Fixture): {
  readonly build: Release;
  readonly files: Readonly<Record<string, string>>;
  readonly description: Description;
} {
  const { app = 'lists', version = '1.0.0', buildId = 'aaaaaaaaaa', contract = 1 } = fixture;
  const isShell = app === 'shell';
  const made = isShell ? aShell(fixture) : aRemote(fixture);
  const entry = isShell ? 'main.0123456789.js' : 'entry.0123456789.js';
  const chunks = { ...made.scripts, ...fixture.scripts };
  const hashes = Object.values(chunks).map(integrityOf).join(' ');
  const scripts = { [entry]: `/* ${app} ${version} ${buildId} ${hashes} */`, ...chunks };
  const prerendered = 'prerendered' in fixture ? { 'prerendered.json': JSON.stringify(fixture.prerendered) } : {};
  const prerenderer = fixture.prerenderer === undefined ? {} : { 'prerenderer.cjs': fixture.prerenderer };
  const files = { ...scripts, ...prerendered, ...prerenderer };
  const maps = Object.entries(fixture.maps ?? {}).map(([script, text]) => [mapFile(script), text] as const);
  const container = fixture.container ?? `tessera_${app}_${buildId}`;
  return {
    build: {
      ...{ app, version, buildId, contract, entry, commit: 'c0ffee0000000000000000000000000000000000', styles: [] },
      ...(isShell ? {} : { container }),
      exposes: made.exposes,
      ...('prerendered' in fixture && { prerendered: 'prerendered.json' }),
      ...(fixture.prerenderer !== undefined && { prerenderer: 'prerenderer.cjs' }),
      ...(fixture.pages !== undefined && { pages: fixture.pages }),
      integrity: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, integrityOf(text)])),
    },
    files: { ...files, ...Object.fromEntries(maps) },
    description: {
      manifest: {
        isDirty: false,
        shared: fixture.shared ?? (isShell ? {} : { react: '^19.3.0' }),
        uses: { events: ['token-changed'], storage: ['token'], router: ['Link'], unreadable: [], ...fixture.uses },
        budget: fixture.budget ?? made.budget,
        types: 'types.json',
        ...('states' in fixture && { states: 'states.json' }),
        ...('host' in made && { host: made.host }),
      },
      files: {
        'types.json': JSON.stringify(fixture.types ?? made.types),
        ...('states' in fixture && { 'states.json': JSON.stringify(fixture.states) }),
        ...('page' in made && { 'page.json': made.page }),
      },
    },
  };
}
