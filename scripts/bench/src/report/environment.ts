import os from 'node:os';
import { currentCommit } from '@tessera/tooling/build';
import pc from 'picocolors';

/** Where and when something was measured. */
export interface Environment {
  readonly measuredAt: string;
  readonly commit: string;
  readonly node: string;
  readonly processor: string;
  /** Processes that wanted to run before anything was measured, a minute's average. */
  readonly load: number;
}

/** Notes where and when a run begins, and warns of a machine that has other things to do. */
export function beginRun(): Environment {
  const processors = os.cpus();
  const [load = 0] = os.loadavg();
  if (load > processors.length * 0.75) {
    console.log(
      pc.yellow(`This machine is busy (load ${load.toFixed(1)}): times will be long and spread. Ratios suffer less.`),
    );
  }
  return {
    measuredAt: new Date().toISOString(),
    commit: currentCommit(),
    node: process.version,
    processor: `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}`,
    load,
  };
}
