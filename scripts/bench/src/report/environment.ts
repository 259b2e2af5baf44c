import os from 'node:os';
import { currentCommit } from '@tessera/tooling/build';
import pc from 'picocolors';

/** Where and when something was measured. */
export interface Environment {
  readonly measuredAt: string;
  readonly commit: string;
  readonly node: string;
  readonly processor: string;
  /** Load average over a minute, before anything was measured. */
  readonly load: number;
}

/** Records where and when a run starts, and warns if the machine is busy. */
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
