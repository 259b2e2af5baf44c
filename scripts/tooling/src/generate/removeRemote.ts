import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot, UserError } from '@tessera/platform/project';
import { commandLine, runnable } from '@tessera/platform/project/commandLine';
import { remoteNames } from '@tessera/shared-contracts/remotes';
import { pageEdits, remoteEdits } from './edits';
import { editedTexts, finish } from './finish';

/** `npm run remove:remote NAME [-- --force]`: removes a remote's folder and its rows elsewhere. */
export const removeRemote = runnable(
  commandLine('npm run remove:remote --')
    .description('Removes a remote, its page at /NAME, and its rows in every list of remotes.')
    .argument('<name>', `one of ${remoteNames.join(', ')}`)
    .option('--force', 'also when its folder has changes that are not committed')
    .action(remove),
);

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' });

/** Files that use a module of the remote and are not among those that are edited. */
function filesUsing(name: string, edited: readonly string[]): readonly string[] {
  const uses = `\\['${name}',|remote="${name}"|'${name}/[A-Z]`;
  const files = git('ls-files', '-co', '--exclude-standard', 'host-shell', 'platform', 'mfe-*').split('\n');
  const others = files.filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith(`mfe-${name}/`) && !edited.includes(file),
  );
  try {
    return git('grep', '--untracked', '-lE', uses, '--', ...others)
      .trim()
      .split('\n');
  } catch {
    // No match.
    return [];
  }
}

async function remove(name: string, { force = false }: { readonly force?: boolean }): Promise<void> {
  if (!remoteNames.some((remote) => remote === name)) throw new UserError(`There is no remote named ${name}.`);
  const edits = { ...remoteEdits(name, ''), ...pageEdits(name) };
  const texts = await editedTexts(edits, 'remove');
  const left = texts
    .filter(([, text]) => text.includes(`['${name}',`))
    .map(([place]) => path.relative(projectRoot, place));
  const users = [...left, ...filesUsing(name, Object.keys(edits))];
  if (users.length > 0) {
    throw new UserError(`Modules of ${name} are used in:\n  ${users.join('\n  ')}\nRemove them there first.`);
  }
  if (!force && git('status', '--porcelain', `mfe-${name}`) !== '') {
    throw new UserError(`mfe-${name} has changes that are not committed. Commit them, or add --force to lose them.`);
  }
  await rm(path.join(projectRoot, `mfe-${name}`), { recursive: true });
  await finish(texts);
  console.log(`\nRemoved mfe-${name}.`);
}
