import os from 'node:os';
import { currentCommit } from '@tessera/platform/build';
import pc from 'picocolors';

/** Prints what and where a run measures, and warns if the machine is busy. */
export function printHead(): void {
  const processors = os.cpus();
  const [load = 0] = os.loadavg();
  console.log(
    `${currentCommit().slice(0, 8)}, ${processors.length} × ${processors[0]?.model.trim()}, load ${load.toFixed(1)}`,
  );
  if (load > processors.length * 0.75) {
    console.log(pc.yellow('This machine is busy: times will be long and spread. Ratios suffer less.'));
  }
}
