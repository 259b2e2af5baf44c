import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig, exposedFiles } from '@tessera/platform/build/rspack';
import { installedVersion, sharedConfig } from '@tessera/platform/build/sharedPackages';
import type { ShellPage } from '@tessera/platform/compose/shellPage';
import { appNamed } from '@tessera/platform/project';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { pagesPrefix } from '../serve/siteHandler';
import { benchFolder, bundle, hashSources } from './bundle';
import { writeExposedModules } from './exposedModules';
import { withoutFederation, withoutPreloads } from './federationFiles';
import { replaceModules } from './replaceModules';
import type { PrepareVariant } from './variant';
import { shellPage, writePages } from './writePages';

const variant = 'default-federation';
const prefixOf = (app: string) => `/${app}/`;
/** The shell imports its router from the package that `react-router-dom` is made of: both are one copy. */
const router = { singleton: true, requiredVersion: `^${installedVersion('react-router-dom')}` } as const;
const shared = () => ({ ...sharedConfig(() => ({})), 'react-router': router });

const optionsOf = (app: RemoteName | 'shell', buildId: string) => ({
  folder: appNamed(app).folder,
  outputFolder: benchFolder(`${variant}-${app}`),
  mode: 'production' as const,
  buildId,
});

/** A remote as in the plugin's introductory documentation: a container, a manifest, its own copies of packages. */
const buildRemote = (remote: RemoteName, buildId: string) =>
  bundle(`${variant}-${remote}`, buildId, false, () => ({
    ...baseConfig(optionsOf(remote, buildId), remote),
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: remote,
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          exposedFiles(appNamed(remote).folder).map((name) => [`./${name}`, `./src/expose/${name}.tsx`]),
        ),
        shared: shared(),
        dts: false,
      }),
    ],
  }));

/** The shell as in that documentation: remotes by the URL of their manifest, its own start behind a dynamic import. */
const buildHost = (origin: string, buildId: string) =>
  bundle(`${variant}-shell`, buildId, true, () => {
    const options = optionsOf('shell', buildId);
    const base = baseConfig(options, 'shell');
    const modules = writeExposedModules(variant, (remote, module) => `import('${remote}/${module}')`);
    const start = benchFolder(`${variant}-start.js`);
    writeFileSync(start, `import('${path.join(options.folder, 'src/main.tsx')}');\n`);
    return {
      ...base,
      entry: { main: start },
      plugins: [
        replaceModules(new Map([...withoutFederation(modules), ...withoutPreloads])),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: Object.fromEntries(
            remoteNames.map((name) => [name, `${name}@${origin}${prefixOf(name)}mf-manifest.json`]),
          ),
          shared: shared(),
          dts: false,
        }),
      ],
    };
  });

/** Pages without prerendered markup and preloads. */
function bareShellPage(): ShellPage {
  const { families, ...page } = shellPage();
  const bare = families.map((family) => ({ ...family, modules: [], playerModules: [], calls: [] }));
  return { ...page, families: bare, prerendered: {} };
}

/** Federation without any configuration: manifest, entry and chunks are requested one after the other. */
export const prepareDefaultFederation: PrepareVariant = async ({ origin, config }) => {
  const sources = await hashSources(variant);
  for (const remote of remoteNames) await buildRemote(remote, sources);
  const host = await buildHost(origin, `${sources}-${new URL(origin).port}`);
  const [main = ''] = host.groups.main?.scripts ?? [];
  const pages = await writePages(variant, {
    shell: { entry: main, styles: [...(host.groups.main?.styles ?? [])], integrity: {} },
    shellUrl: prefixOf('shell'),
    registry: { remotes: {} },
    config,
    page: bareShellPage(),
  });
  return [
    ...[...remoteNames, 'shell'].map((app) => ({ prefix: prefixOf(app), folder: benchFolder(`${variant}-${app}`) })),
    { prefix: pagesPrefix, folder: pages },
  ];
};
