import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@tessera/project';
import { type InferOutput, object, optional, parse, record, string } from 'valibot';
import { pageFamiliesSchema } from './pageFamilies';

/** File of a shell's build with what pages are composed from. */
export const shellPageFile = 'page.json';

/** Shape of {@link shellPageFile}. */
export const shellPageSchema = object({
  /** Style sheet text of the page itself: tokens, base rules, and what the prerendered markup needs. */
  css: string(),
  families: pageFamiliesSchema,
  /**
   * Markup of each family's page as it looks before any script has run: what stands in the root, and the templates behind
   * it that the shell's own script picks from. Values of the site's configuration and the address of the shell's files
   * stand in it as placeholders (`placeholders.ts`).
   */
  prerendered: optional(record(string(), object({ root: string(), templates: string() })), {}),
  /** Scripts that are inlined in every page, as text. */
  scripts: object({
    /** In the head: asks for what the page needs first. */
    earlyFetch: string(),
    /** Behind the prerendered markup: shows the variant that fits this player. */
    showVariant: string(),
  }),
});

/** What a shell says its pages are like. */
export type ShellPage = InferOutput<typeof shellPageSchema>;

/** What the shell in a build's folder says its pages are like. */
export function readShellPage(folder: string): ShellPage {
  try {
    return parse(shellPageSchema, JSON.parse(readFileSync(path.join(folder, shellPageFile), 'utf8')));
  } catch (error) {
    throw new UserError(`${path.join(folder, shellPageFile)} is missing or not whole. Run: npm run build`, {
      cause: error,
    });
  }
}
