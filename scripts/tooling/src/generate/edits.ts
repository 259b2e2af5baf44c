import { UserError } from '@tessera/platform/project';
import { fill } from './template';

/** Adds something to a file's text; throws if the file is not as expected. */
export type Edit = (text: string) => string;

/** Adds a row, `  key: value`, at the end of the block that starts with a given line and ends with an unindented brace. */
export function rowOf(begin: string, row: string): Edit {
  const [key = ''] = row.split(':');
  return (text) => {
    const start = text.indexOf(begin);
    const end = text.indexOf('\n}', start);
    if (start < 0 || end < 0) throw new Error(`Nothing begins with "${begin}".`);
    if (text.slice(start, end).includes(`\n${key}:`)) throw new UserError(`${begin} has "${key.trim()}" already.`);
    return `${text.slice(0, end)}\n${row}${text.slice(end)}`;
  };
}

/** The remote's line in the table of the README, after another remote's. */
const readmeRow =
  (name: string, last: string): Edit =>
  (text) => {
    const line = fill('| [mfe-__kebab__](mfe-__kebab__/README.md) | __Title__ |\n', name);
    return text.replace(new RegExp(`\\| \\[mfe-${last}\\].*\\n`), (found) => found + line);
  };

/**
 * Rows that a remote adds to files outside its folder.
 *
 * @param last the remote on the line before in the README
 * @returns edits by file of the project
 */
export const remoteEdits = (name: string, last: string): Readonly<Record<string, readonly Edit[]>> => ({
  'shared-contracts/src/remotes/remoteContracts.ts': [
    rowOf('export interface RemoteContracts {', fill('  __kebab__: {\n    __Pascal__Page: NoProps;\n  };', name)),
    rowOf('const moduleOwners: ModuleOwners = {', fill("  __kebab__: { __Pascal__Page: 'player' },", name)),
  ],
  'README.md': [readmeRow(name, last)],
});

/** Rows of a remote's page, at `/NAME`. */
export const pageEdits = (name: string): Readonly<Record<string, readonly Edit[]>> => ({
  'host-shell/src/routes/pages.ts': [
    rowOf(
      'export const pages = {',
      fill(
        "  __kebab__: remotePage({ path: '/__kebab__', title: pageTitles.__kebab__, module: ['__kebab__', '__Pascal__Page'] }),",
        name,
      ),
    ),
  ],
  'host-shell/src/routes/routes.messages.ts': [
    rowOf('export const pageTitles = {', fill("  __kebab__: '__Title__',", name)),
    rowOf('export const pageListings', fill("  __kebab__: { description: '__Title__.', isUnlisted: true },", name)),
  ],
});
