import os from 'node:os';
import { currentCommit } from '../../build/release';

/** Where and when something was measured. */
export const environmentOf = (browserVersion: string | undefined) => ({
  measuredAt: new Date().toISOString(),
  commit: currentCommit(),
  node: process.version,
  ...(browserVersion !== undefined && { chromium: browserVersion }),
  processor: `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}`,
});
