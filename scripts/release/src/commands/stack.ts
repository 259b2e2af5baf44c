import { readFile } from 'node:fs/promises';
import { reasonOf } from '@tessera/platform/project';
import pc from 'picocolors';
import { type ReleaseContext, writeSite } from '../context';
import { Refused } from '../outcome';
import { readFrame } from '../stack/frames';
import { frameResolver } from '../stack/resolveFrames';

/** Stacks and source maps are texts of others. */
const withoutControls = (text: string) => text.replace(/\p{Control}|\p{Bidi_Control}/gu, '');

/**
 * `stack [file]`: prints a stack with the positions of its frames in the sources. Other lines, and frames that cannot be
 * resolved, stay as they are.
 */
export async function stack(
  context: ReleaseContext,
  file: string | undefined,
  readInput: () => Promise<string>,
): Promise<void> {
  // No server sends source maps.
  const site = await writeSite(context);
  const text = await (file === undefined ? readInput() : readFile(file, 'utf8')).catch((error: unknown) => {
    throw new Refused(`The stack cannot be read: ${reasonOf(error)}`);
  });
  const lines = text.trimEnd().split('\n').map(withoutControls);
  if (!lines.some(readFrame))
    throw new Refused('There is no frame in the stack: no line names a script and a position.');
  const resolve = frameResolver(site, await site.registry());
  for (const line of lines) {
    const frame = readFrame(line);
    if (frame === undefined) {
      context.print(line);
      continue;
    }
    try {
      const { app, id, source, name, ...at } = await resolve(frame);
      const position = [`${source}:${at.line}:${at.column}`, ...(name === null ? [] : [name])].join(' ');
      context.print(`    at ${withoutControls(position)}  ${pc.dim(`${app} ${id}`)}`);
    } catch (error) {
      context.print(`${line}  ${pc.dim(`(${withoutControls(reasonOf(error))})`)}`);
    }
  }
}
