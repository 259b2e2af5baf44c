import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { object, parse, record, string } from 'valibot';
import { startSuite } from '../browser/suite';

const sharedSchema = object({
  /** Origin of the provider sandbox, in which each worker opens a tab sandbox of its own. */
  sandbox: string(),
  /** Origins of the simulator by app. */
  simulators: record(string(), string()),
});

const variable = 'TESSERA_STATES_SUITE';

/** Starts one suite for all workers, before they start. */
export default async function startSharedSuite(): Promise<() => Promise<void>> {
  const suite = await startSuite(0);
  const simulators = Object.fromEntries(remoteNames.map((remote) => [remote, suite.simulator(remote)]));
  process.env[variable] = JSON.stringify({ sandbox: suite.sandbox, simulators });
  return suite.close;
}

/** What a worker uses of the suite. */
export interface WorkerSuite {
  /** Origin of the worker's own sandbox. */
  readonly sandbox: string;
  simulator(remote: RemoteName): string;
  close(): Promise<void>;
}

function readShared() {
  const written = process.env[variable];
  if (written === undefined) return undefined;
  const { sandbox, simulators } = parse(sharedSchema, JSON.parse(written));
  return { sandbox, simulator: (remote: RemoteName) => simulators[remote] ?? '', close: async () => undefined };
}

/** Joins the suite of all workers, or starts one if there is none, with a sandbox of its own. */
export async function joinSuite(parallelIndex: number): Promise<WorkerSuite> {
  const { sandbox, simulator, close } = readShared() ?? (await startSuite(parallelIndex));
  return { sandbox: await sandboxClient(sandbox).openTab(), simulator, close };
}
