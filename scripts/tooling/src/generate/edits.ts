import { UserError } from '@tessera/platform/project';
import { fill } from './template';

/** Changes the text of a file; throws if the file is not as expected. */
export type Edit = (text: string) => string;

/** Adds a row, `  key: value`, at the end of the block that starts with a given line and ends with an unindented brace. */
export const appendRow =
  (begin: string, row: string): Edit =>
  (text) => {
    const start = text.indexOf(begin);
    const end = text.indexOf('\n}', start);
    if (start < 0 || end < 0) throw new Error(`Nothing begins with "${begin}".`);
    const [key = ''] = row.split(':');
    if (text.slice(start, end).includes(`\n${key}:`)) throw new UserError(`${begin} has "${key.trim()}" already.`);
    return `${text.slice(0, end)}\n${row}${text.slice(end)}`;
  };

/** Adds a block after the one that matches. */
const addBehind =
  (block: RegExp, next: (found: string) => string): Edit =>
  (text) => {
    if (!block.test(text)) throw new Error(`Nothing there is like ${block}.`);
    return text.replace(block, (found) => found + next(found));
  };

/**
 * Adds a new remote to every list that cannot be derived from another one.
 *
 * @param last the remote whose manifests are copied
 * @returns edits by file of the project
 */
export function remoteEdits(name: string, { last, portOffset }: { last: string; portOffset: number }) {
  const copyOf = (block: string) => addBehind(new RegExp(block), (found) => found.replaceAll(last, name));
  const service = copyOf(`\\s+${last}=mfe-${last}\\S*`);
  const edits: Readonly<Record<string, readonly Edit[]>> = {
    'shared-contracts/src/remotes/remoteContracts.ts': [
      appendRow('export interface RemoteContracts {', fill('  __kebab__: {\n    __Pascal__Page: NoProps;\n  };', name)),
      appendRow('export const exposedNames', fill("  __kebab__: ['__Pascal__Page'],", name)),
    ],
    'platform/project/apps.ts': [appendRow('const portOffsets', `  ${name}: ${portOffset},`)],
    'docker/compose.yaml': [service, copyOf(`  mfe-${last}:\\n(?: {4}.*\\n)+\\n`)],
    'docker/kubernetes/gateway.yaml': [service],
    'docker/kubernetes/apps.yaml': [copyOf(`(?:---\\n(?:(?!---).*\\n)*?  name: mfe-${last}\\n(?:(?!---).*\\n)*)+`)],
    'README.md': [
      addBehind(new RegExp(`\\| \\[mfe-${last}\\].*\\n`), () =>
        fill('| [mfe-__kebab__](mfe-__kebab__/README.md) | __Title__ |\n', name),
      ),
    ],
  };
  return edits;
}

/** Adds the new remote's page, at `/NAME`. */
export const pageEdits = (name: string): Readonly<Record<string, readonly Edit[]>> => ({
  'host-shell/src/routes/pages.ts': [
    appendRow(
      'export const pages = {',
      fill(
        "  __kebab__: remotePage({ path: '/__kebab__', title: pageTitles.__kebab__, module: ['__kebab__', '__Pascal__Page'] }),",
        name,
      ),
    ),
  ],
  'host-shell/src/routes/routes.messages.ts': [
    appendRow('export const pageTitles = {', fill("  __kebab__: '__Title__',", name)),
    appendRow('export const pageListings', fill("  __kebab__: { description: '__Title__.', isUnlisted: true },", name)),
  ],
});
