import path from 'node:path';
import { projectRoot, UserError } from '../project';
import { withLock } from '../project/files';
import type { BuildTarget } from './targets';

const timeoutMs = 600_000;

/** Runs `work` while no other process of this checkout builds the target. */
export function withBuildLock<Result>(
  { name, outputFolder }: Pick<BuildTarget, 'name' | 'outputFolder'>,
  work: () => Promise<Result>,
): Promise<Result> {
  // Beside the folder, which a build empties.
  const file = `${path.relative(projectRoot, outputFolder).replaceAll(path.sep, '-')}.lock`;
  const options = {
    timeoutMs,
    onWait: ({ pid }: { pid: number }) => console.log(`Waiting for process ${pid}, which builds ${name} …`),
    timeoutError: ({ pid }: { pid: number }) =>
      new UserError(
        `Process ${pid} has been building ${name} for ${timeoutMs / 60_000} minutes. Stop it, then try again.`,
      ),
  };
  return withLock(path.join(projectRoot, '.cache/build-locks', file), options, work);
}
