import { readFileSync } from 'node:fs';
import path from 'node:path';
import { array, exactOptional, type InferOutput, object, optional, parse, record, string } from 'valibot';
import { UserError } from '../project';
import { pageFamiliesSchema, pageFamilySchema } from './pageFamilies';

/** File of a shell's build with what pages are composed from. */
export const shellPageFile = 'page.json';

/** Shape of {@link shellPageFile}. */
export const shellPageSchema = object({
  /** Style sheet of pages that begin with modules of remotes: tokens, base rules, and what the prerendered markup needs. */
  css: string(),
  /** Style sheet of the pages of the shell alone. */
  shellCss: optional(string(), ''),
  families: pageFamiliesSchema,
  /**
   * Markup of each family's page as it looks before any script has run: the content of the root. Values of the site's configuration and
   * the base URL of the shell's files are placeholders in it (`placeholders.ts`).
   */
  prerendered: optional(record(string(), string()), {}),
  /** The page of which those that remotes declare are made (`declaredPages.ts`). */
  template: exactOptional(
    object({
      family: pageFamilySchema,
      root: string(),
      /** Menus that may list it, and its item in them: on other pages, and on its own. */
      menus: optional(array(string()), []),
      item: optional(string(), ''),
      ownItem: optional(string(), ''),
    }),
  ),
  /** Markup of notices, which every page has after its root: hidden until the browser is too old or the page's script fails, and for browsers without scripts. */
  notices: optional(string(), ''),
  /** The page that is shown while pages cannot be fetched, and the worker that shows it; see `offlineWorker.ts`. */
  offline: exactOptional(
    object({ title: string(), root: string(), css: string(), script: string(), worker: string() }),
  ),
  /** `favicon.ico`, in base64. */
  favicon: exactOptional(string()),
  /** Scripts that are inlined in the head of every page, as text. */
  scripts: object({
    /** Tells browsers older than those that are served. */
    oldBrowser: exactOptional(string()),
    /** Requests what the page needs first, and says what CSS has to show. */
    earlyFetch: string(),
  }),
});

/** A shell's description of its pages. */
export type ShellPage = InferOutput<typeof shellPageSchema>;

/** Reads the description of its pages from a shell's build folder. */
export function readShellPage(folder: string): ShellPage {
  try {
    return parse(shellPageSchema, JSON.parse(readFileSync(path.join(folder, shellPageFile), 'utf8')));
  } catch (error) {
    throw new UserError(`${path.join(folder, shellPageFile)} is missing or not whole. Run: npm run build`, {
      cause: error,
    });
  }
}
