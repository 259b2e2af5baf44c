import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@tessera/project';
import { type InferOutput, object, optional, parse, record, string } from 'valibot';
import { pageFamiliesSchema } from './pageFamilies';

/** File of a shell's build with what pages are composed from. */
export const shellPageFile = 'page.json';

/** Shape of {@link shellPageFile}. */
export const shellPageSchema = object({
  /** The page's own style sheet: tokens, base rules, and what the prerendered markup needs. */
  css: string(),
  /** What the pages of the shell alone need besides. */
  shellCss: optional(string(), ''),
  families: pageFamiliesSchema,
  /**
   * Markup of each family's page as it looks before any script has run: the content of the root, and after it the templates
   * that the shell's own script picks from. Values of the site's configuration and the base URL of the shell's files
   * are placeholders in it (`placeholders.ts`).
   */
  prerendered: optional(record(string(), object({ root: string(), templates: string() })), {}),
  /** Scripts that are inlined in every page, as text. */
  scripts: object({
    /** In the head: requests what the page needs first. */
    earlyFetch: string(),
    /** After the prerendered markup: shows the variant that fits this player. */
    showVariant: string(),
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
