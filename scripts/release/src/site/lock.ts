import path from 'node:path';
import { withLock as withLockFile } from '@tessera/project/files';
import { Refused } from '../outcome';

const timeoutMs = 20_000;

/**
 * Runs `work` while no other process changes the site. What is done under the lock is safe even when it is taken over from
 * a holder that lives, since a revision can be written only once.
 */
export const withLock = <Result>(siteFolder: string, work: () => Promise<Result>): Promise<Result> =>
  withLockFile(
    path.join(siteFolder, '.lock'),
    {
      timeoutMs,
      timeoutError: ({ pid, host }) =>
        new Refused(
          `Another release command (process ${pid} on ${host}) has held the site for ${timeoutMs / 1000} s. Wait for it, then run this again.`,
        ),
    },
    work,
  );
