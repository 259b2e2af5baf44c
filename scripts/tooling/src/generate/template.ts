import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageFolder } from '@tessera/platform/project';

const templates = path.join(packageFolder('tooling'), 'templates');
/** Keeps compilers, linters and test runners from treating a template as a source. */
const suffix = '.template';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Fills a text with a name, given in kebab-case: `__kebab__` is the name itself, `__Pascal__` is for components, `__camel__` for
 * files, `__Title__` for people.
 */
export function fill(text: string, name: string): string {
  const words = name.split('-');
  const pascal = words.map(capitalised).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const forms: Readonly<Record<string, string>> = {
    ...{ kebab: name, Pascal: pascal, camel, Title: capitalised(words.join(' ')) },
  };
  return text.replace(/__(kebab|Pascal|camel|Title)__/g, (_, form: string) => forms[form] ?? '');
}

/** Writes a JSON file as formatters write it. */
export const writeJson = (file: string, content: object): Promise<void> =>
  writeFile(file, `${JSON.stringify(content, null, 2)}\n`);

/** Writes the files of a folder of `scripts/tooling/templates`, filled with the name; creates missing folders. */
export async function writeTemplate(
  template: 'remote' | 'remote/src' | 'feature' | 'config',
  name: string,
  target: string,
): Promise<void> {
  const source = path.join(templates, template);
  const files = await readdir(source, { recursive: true });
  for (const file of files.filter((each) => each.endsWith(suffix))) {
    const place = path.join(target, fill(file.slice(0, -suffix.length), name));
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, fill(await readFile(path.join(source, file), 'utf8'), name));
  }
}
