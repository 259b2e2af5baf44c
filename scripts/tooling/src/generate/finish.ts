import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot, UserError } from '@tessera/platform/project';
import type { Edit } from './edits';

type Texts = readonly (readonly [place: string, text: string])[];

/** Applies edits by file of the project without writing: one that fails leaves the project unchanged. */
export const editedTexts = (edits: Readonly<Record<string, readonly Edit[]>>): Promise<Texts> =>
  Promise.all(
    Object.entries(edits).map(async ([file, all]) => {
      const place = path.join(projectRoot, file);
      return [place, all.reduce((text, edit) => edit(text), await readFile(place, 'utf8'))] as const;
    }),
  );

function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new UserError(`${command} ${args.join(' ')} failed; see above.`);
}

/** Writes the texts, formats them and the remote's folder, and generates what follows from the list of remotes. */
export async function finish(texts: Texts, folder: string): Promise<void> {
  for (const [place, text] of texts) await writeFile(place, text);
  run('npx', 'biome', 'format', '--write', folder, ...texts.map(([place]) => place));
  run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline');
  run('npm', 'run', 'generate', '-w', '@tessera/docker-checks');
}
