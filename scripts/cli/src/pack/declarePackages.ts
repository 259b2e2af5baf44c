import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot, UserError } from '@tessera/platform/project';
import { runTool } from '@tessera/tooling/runTool';

/**
 * Writes the declarations of files and of those that they import, at their paths in the project.
 *
 * @param files absolute
 */
export async function declarePackages<Result>(
  files: readonly string[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  // In the project, where the compiler finds the installed types.
  const cache = path.join(projectRoot, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'declarations-'));
  try {
    const config = path.join(folder, 'tsconfig.json');
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: folder,
      rootDir: projectRoot,
    };
    const base = path.join(projectRoot, 'scripts/tooling/config/tsconfig.base.json');
    await writeFile(config, JSON.stringify({ extends: base, compilerOptions, files }));
    const { code, output } = await runTool('tsc', ['-p', config, '--pretty', 'false']);
    if (code !== 0) throw new UserError(`The declarations cannot be written:\n${output.trim()}`);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
