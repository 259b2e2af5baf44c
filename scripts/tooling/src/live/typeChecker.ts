import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ignoredFolders } from '@tessera/platform/build/inputs';
import { targetNamed } from '@tessera/platform/build/targets';
import { projectRoot } from '@tessera/platform/project';
import { runTool } from '../verify/runTool';

const cache = path.join(projectRoot, '.cache/types');

/** Writes the compiler's configuration for what is in an app's build: tests load three times as many files. */
async function writeConfig(name: string): Promise<string> {
  const { folder } = targetNamed(name);
  const file = path.join(cache, `${name}.json`);
  const notBuilt = [...ignoredFolders, '*.test.*', '*.config.ts'].map((each) => `${folder}/**/${each}`);
  const config = {
    extends: `${folder}/tsconfig.json`,
    compilerOptions: { types: ['node'] },
    include: [folder],
    exclude: notBuilt,
  };
  await mkdir(cache, { recursive: true });
  await writeFile(file, JSON.stringify(config));
  return file;
}

/** The compiler checks again only what an edit affects, from what it wrote at the last check. */
const optionsFor = (name: string) => [
  ...['--noEmit', '--pretty', 'false', '--checkers', '1', '--incremental'],
  ...['--tsBuildInfoFile', path.join(cache, `${name}.tsbuildinfo`)],
];

/**
 * Checks the types of apps in the background, one after the other, the newest edited first; an app that is edited again meanwhile is
 * checked again.
 *
 * @param onResult called for each checked app with the compiler's errors, or without
 * @returns asks for a check of apps
 */
export function createTypeChecker(onResult: (app: string, errors: string | undefined) => void) {
  let waiting: string[] = [];
  let isChecking = false;
  return async (names: readonly string[]): Promise<void> => {
    waiting = [...new Set([...names, ...waiting])];
    if (isChecking) return;
    isChecking = true;
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const { code, output } = await runTool('tsc', ['-p', await writeConfig(name), ...optionsFor(name)]);
      if (!waiting.includes(name)) onResult(name, code === 0 ? undefined : output.trim());
    }
    isChecking = false;
  };
}
