import { writeFileSync } from 'node:fs';
import { benchFolder } from '../bundle';
import { islandSources, page, shell } from './islandSources';

/** Parts of the shell that pages are made of, by their files. */
const shellParts: Readonly<Record<string, string>> = {
  BottomBar: 'layout/bottom-bar/BottomBar.tsx',
  DialogHost: 'dialogs/DialogHost.tsx',
  Header: 'layout/header/Header.tsx',
  MobileDrawer: 'layout/sidebar/MobileDrawer.tsx',
  Sidebar: 'layout/sidebar/Sidebar.tsx',
  Site: 'App.tsx',
  useSidebar: 'layout/sidebar/useSidebar.ts',
};

function write(name: string, lines: readonly string[]): string {
  const file = benchFolder(`static-export-${name}.js`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

const sources = [...islandSources];

/**
 * Writes the modules through which the pages import the apps' sources.
 *
 * @returns replacements of the modules that only declare them
 */
export const writeIslandModules = (): ReadonlyMap<string, string> =>
  new Map([
    [
      page('shellParts'),
      write(
        'shell',
        Object.entries(shellParts).map(([name, file]) => `export { ${name} } from '${shell(file)}';`),
      ),
    ],
    [
      page('islandLoaders'),
      write('loaders', [
        'export const islandLoaders = {',
        ...sources.map(
          ([name, { file, component }]) =>
            `  '${name}': () => import(/* webpackChunkName: "${name}" */ '${file}').then((file) => file.${component}),`,
        ),
        '};',
      ]),
    ],
    [
      page('islandComponents'),
      write('components', [
        ...sources.map(
          ([, { file, component, placeholder }], index) =>
            `import { ${placeholder === undefined ? component : 'default'} as Island${index} } from '${placeholder ?? file}';`,
        ),
        'export const islandComponents = {',
        ...sources.map(([name], index) => `  '${name}': Island${index},`),
        '};',
      ]),
    ],
  ]);
