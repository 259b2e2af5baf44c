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

/** Writes the module through which islands import parts of the shell. */
const writeShellParts = () =>
  write(
    'shell',
    Object.entries(shellParts).map(([name, file]) => `export { ${name} } from '${shell(file)}';`),
  );

/** Writes the module that imports each island when it is needed. */
function writeLoaders(): string {
  const loaders = [...islandSources].map(([name, { file, component }]) => {
    const load = `import(/* webpackChunkName: "${name}" */ '${file}')`;
    return `  '${name}': () => ${load}.then((file) => file.${component}),`;
  });
  return write('loaders', ['export const islandLoaders = {', ...loaders, '};']);
}

/** Writes the module with what is prerendered of each island. */
function writeComponents(): string {
  const sources = [...islandSources.values()];
  const imports = sources.map(({ file, component, placeholder }, index) =>
    placeholder === undefined
      ? `import { ${component} as Island${index} } from '${file}';`
      : `import Island${index} from '${placeholder}';`,
  );
  const components = [...islandSources.keys()].map((name, index) => `  '${name}': Island${index},`);
  return write('components', [...imports, 'export const islandComponents = {', ...components, '};']);
}

/**
 * Writes the modules through which the pages import the apps' sources.
 *
 * @returns replacements of the modules that only declare them
 */
export const writeIslandModules = (): ReadonlyMap<string, string> =>
  new Map([
    [page('shellParts'), writeShellParts()],
    [page('islandLoaders'), writeLoaders()],
    [page('islandComponents'), writeComponents()],
  ]);
