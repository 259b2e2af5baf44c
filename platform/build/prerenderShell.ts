import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pageCss, themeCss } from '@tessera/shared-contracts/theme/page';
import { parse } from 'valibot';
import { isOfShell, pageFamiliesSchema, pageFamilySchema, prerenderedPath } from '../compose/pageFamilies';
import { placeholderConfig, shellUrlPlaceholder } from '../compose/placeholders';
import { type ShellPage, shellPageFile } from '../compose/shellPage';
import { writeAtomically } from '../project/files';
import { elementIds } from '../protocol';
import type { BuildOptions } from './bundler/rspack';
import { inlineScriptConfig, prerendererConfig } from './bundler/rspack.page';
import { compileOnce } from './compileOnce';

/** Exports of the prerenderer; see `host-shell/src/document/prerenderPage.tsx`. */
interface Prerenderer {
  readonly pageFamilies: unknown;
  readonly declaredFamily: unknown;
  readonly prerenderPages: (
    families: readonly { readonly address: string; readonly isOfShell: boolean }[],
    config: unknown,
  ) => Promise<{
    readonly pages: readonly string[];
    readonly menu: { readonly menus: string[]; readonly item: string; readonly ownItem: string };
    readonly notice: string;
    readonly noScriptNotice: string;
    readonly oldBrowserNotice: string;
    readonly offline: { readonly title: string; readonly root: string; readonly css: string };
    readonly css: string;
    readonly shellCss: string;
  }>;
}

/**
 * Prerenders the shell's pages as they look before any script has run, and writes the description that pages are composed
 * from beside the shell's files.
 *
 * @param options options of the shell's build that has just ended
 */
export async function prerenderShell(options: BuildOptions): Promise<void> {
  const configurations = async (outputFolder: string) => {
    const inside = { ...options, outputFolder };
    const prerenderer = { entry: './src/document/prerenderPage.tsx', publicPath: shellUrlPlaceholder };
    return [
      prerendererConfig(inside, prerenderer),
      inlineScriptConfig(inside, { name: 'earlyFetch', entry: './src/document/earlyFetch.ts' }),
      // ES5: it has to run where nothing else does.
      inlineScriptConfig(inside, { name: 'offline', entry: './src/offline/offlineScript.ts' }),
      inlineScriptConfig(inside, { name: 'offlineWorker', entry: './src/offline/offlineWorker.ts' }),
      inlineScriptConfig(inside, { name: 'oldBrowser', entry: './src/document/oldBrowser.ts', browsers: 'ie 11' }),
    ];
  };
  await compileOnce("Prerendering the shell's pages", configurations, async (folder) => {
    const { pageFamilies, declaredFamily, prerenderPages } = createRequire(path.join(folder, 'prerenderer.cjs'))(
      './prerenderer.cjs',
    ) as Prerenderer;
    const families = parse(pageFamiliesSchema, pageFamilies);
    const template = parse(pageFamilySchema, declaredFamily);
    const { pages, menu, notice, noScriptNotice, oldBrowserNotice, offline, css, shellCss } = await prerenderPages(
      [...families, template].map((family) => ({ address: prerenderedPath(family), isOfShell: isOfShell(family) })),
      placeholderConfig,
    );
    const scriptText = async (name: string) => (await readFile(path.join(folder, `${name}.js`), 'utf8')).trim();
    const hidden = (id: string, markup: string) => `<div id="${id}" hidden>${markup}</div>`;
    const page: ShellPage = {
      css: [themeCss, pageCss, css].join('\n'),
      shellCss: [themeCss, pageCss, shellCss].join('\n'),
      families,
      prerendered: Object.fromEntries(families.map(({ id }, index) => [id, pages[index] ?? ''])),
      template: { family: template, root: pages[families.length] ?? '', ...menu },
      notices: `${hidden(elementIds.oldBrowserNotice, oldBrowserNotice)}${hidden(elementIds.scriptNotice, notice)}<noscript>${noScriptNotice}</noscript>`,
      offline: {
        ...offline,
        css: [themeCss, offline.css].join('\n'),
        script: await scriptText('offline'),
        worker: await scriptText('offlineWorker'),
      },
      favicon: await readFile(path.join(options.folder, 'public/favicon.ico'), 'base64'),
      scripts: { oldBrowser: await scriptText('oldBrowser'), earlyFetch: await scriptText('earlyFetch') },
    };
    await writeAtomically(path.join(options.outputFolder, shellPageFile), `${JSON.stringify(page)}\n`);
  });
}
