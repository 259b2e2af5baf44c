import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import { projectRoot } from '@tessera/platform/project';
import { runTool } from '../verify/runTool';

/** The compiler checks again only what an edit affects, from what it wrote at the last check. */
const optionsFor = (name: string) => [
  ...['--noEmit', '--pretty', 'false', '--checkers', '1', '--incremental'],
  ...['--tsBuildInfoFile', path.join(projectRoot, '.cache/types', `${name}.tsbuildinfo`)],
];

/**
 * Checks the types of apps in the background, one after the other; an app that is edited again meanwhile is checked again.
 *
 * @param onResult called for each checked app with the compiler's errors, or without
 * @returns asks for a check of apps
 */
export function createTypeChecker(onResult: (app: string, errors: string | undefined) => void) {
  const waiting = new Set<string>();
  let isChecking = false;
  return async (names: readonly string[]): Promise<void> => {
    for (const name of names) waiting.add(name);
    if (isChecking) return;
    isChecking = true;
    for (const name of waiting) {
      waiting.delete(name);
      const { folder } = targetNamed(name);
      const { code, output } = await runTool('tsc', ['-p', folder, ...optionsFor(name)]);
      if (!waiting.has(name)) onResult(name, code === 0 ? undefined : output.trim());
    }
    isChecking = false;
  };
}
