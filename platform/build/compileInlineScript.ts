import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type InlineScriptOptions, inlineScriptConfig } from './bundler/rspack.page';
import { compileOnce } from './compileOnce';

/**
 * Compiles a script to its text, to inline it in a page.
 *
 * @param folder of the app whose sources it belongs to; its entry is relative to it
 */
export function compileInlineScript(folder: string, script: InlineScriptOptions): Promise<string> {
  const configurations = async (outputFolder: string) => [
    inlineScriptConfig({ folder, outputFolder, mode: 'production', buildId: script.name }, script),
  ];
  return compileOnce(`Compiling ${script.entry}`, configurations, (output) =>
    readFile(path.join(output, `${script.name}.js`), 'utf8'),
  );
}
