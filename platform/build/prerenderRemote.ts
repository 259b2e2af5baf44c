import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { prerendererFile } from '../compose/contents';
import { placeholderConfig } from '../compose/placeholders';
import { prerenderedFile } from '../compose/prerenderedModules';
import type { prerenderModules } from '../prerender';
import { UserError } from '../project';
import { writeAtomically } from '../project/files';
import { releaseUrlPlaceholder } from '../protocol';
import { exposedFiles, prerenderedFiles } from './bundler/exposedFiles';
import type { BuildOptions } from './bundler/rspack';
import { prerendererConfig } from './bundler/rspack.page';
import { compileOnce } from './compileOnce';

interface Prerenderer {
  readonly components: Parameters<typeof prerenderModules>[1];
  readonly prerenderModules: typeof prerenderModules;
  /** Names of modules with content. */
  readonly withContent: readonly string[];
}

/** The script that prerenders: it has to use the same React and styled-components as the components. */
const entryOf = (remote: string, folder: string, modules: readonly string[]) =>
  [
    `import { prerenderContents } from '@tessera/platform/prerender';`,
    `export { prerenderModules } from '@tessera/platform/prerender';`,
    ...modules.map(
      (name) => `import * as ${name} from '${path.join(folder, 'src/expose', `${name}.prerendered.tsx`)}';`,
    ),
    `const all = Object.entries({ ${modules.join(', ')} });`,
    'export const components = Object.fromEntries(all.map(([name, module]) => [name, module.default]));',
    `const contents = Object.fromEntries(all.filter(([, module]) => 'content' in module).map(([name, module]) => [name, module.content]));`,
    'export const withContent = Object.keys(contents);',
    `export const prerender = (request) => prerenderContents('${remote}', contents, request);`,
  ].join('\n');

/** Minifies a script of a release, to a third of its size. */
async function minified(script: string): Promise<string> {
  const { code } = await rspack.experiments.swc.minify(script, { compress: true, mangle: true, module: false });
  return code;
}

/**
 * Prerenders what pages show until a remote's modules have loaded, and writes it beside the remote's files, with the script
 * that prerenders content where a module has any. A remote without prerendered modules gets no file.
 *
 * @param options options of the remote's build that has just ended
 */
export async function prerenderRemote(remote: string, options: BuildOptions): Promise<void> {
  const modules = prerenderedFiles(options.folder);
  const unknown = modules.find((name) => !exposedFiles(options.folder).includes(name));
  if (unknown !== undefined) {
    throw new UserError(`src/expose of ${remote} has ${unknown}.prerendered.tsx, and no module ${unknown}.tsx.`);
  }
  if (modules.length === 0) return;
  const configurations = async (outputFolder: string) => {
    const entry = path.join(outputFolder, 'entry.js');
    await writeFile(entry, entryOf(remote, options.folder, modules));
    return [prerendererConfig({ ...options, outputFolder }, { entry, publicPath: releaseUrlPlaceholder })];
  };
  await compileOnce(`Prerendering the modules of ${remote}`, configurations, async (folder) => {
    const script = createRequire(path.join(folder, 'prerenderer.cjs'))('./prerenderer.cjs') as Prerenderer;
    const prerendered = script.prerenderModules(remote, script.components, placeholderConfig);
    await writeAtomically(path.join(options.outputFolder, prerenderedFile), `${JSON.stringify(prerendered)}\n`);
    if (script.withContent.length > 0) {
      const code = await readFile(path.join(folder, 'prerenderer.cjs'), 'utf8');
      await writeAtomically(
        path.join(options.outputFolder, prerendererFile),
        options.mode === 'production' ? await minified(code) : code,
      );
    }
  });
}
