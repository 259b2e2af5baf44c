/// <reference path="./eleventy.d.ts" />
import { rm } from 'node:fs/promises';
import path from 'node:path';
import Eleventy from '@11ty/eleventy';

/** What the site's templates show. */
export interface HomeData {
  /** Name of the page's file. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Content-Security-Policy of the page. */
  readonly policy: string;
  readonly body: string;
  readonly css: string;
  /** Style elements of components. */
  readonly styles: string;
  readonly script: string;
  /** Scripts of the islands that are in view at once. */
  readonly firstScripts: readonly string[];
  /** JSON documents by the id of their element. */
  readonly data: readonly { readonly id: string; readonly json: string }[];
}

/** Exports the site of static files with Eleventy, from the templates in `site/`. */
export async function exportSite(folder: string, home: HomeData): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const relative = (target: string) => path.relative(process.cwd(), target);
  const eleventy = new Eleventy(relative(path.join(import.meta.dirname, 'site')), relative(folder), {
    configPath: false,
    config: (config) => config.addGlobalData('home', home),
  });
  eleventy.disableLogger();
  await eleventy.write();
}
