import { type ShellPage, shellPageSchema } from '@tessera/platform/compose/shellPage';
import { parse } from 'valibot';
import { integrityOf } from '../manifest/manifest';
import { type Inspected, nameOf } from './gateInput';

/** Reads what a shell's pages are composed from; throws unless it is what was published. */
export async function readShellPages(shell: Inspected): Promise<ShellPage | undefined> {
  const file = shell.manifest.host?.page;
  if (file === undefined) return undefined;
  const content = await shell.files.read(file);
  if (integrityOf(content) !== shell.manifest.files[file]?.integrity) {
    throw new Error(`${file} of ${nameOf(shell)} is not what was published`);
  }
  return parse(shellPageSchema, JSON.parse(content.toString()));
}
