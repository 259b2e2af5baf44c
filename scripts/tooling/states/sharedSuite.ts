import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { object, parse, record, string } from 'valibot';
import { startSuite } from '../browser/suite';

const sharedSchema = object({
  /** Origin of the provider sandbox, in which each worker opens a tab sandbox of its own. */
  sandbox: string(),
  /** Origins of the simulator by remote. */
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

const tabSchema = object({ origin: string() });

/** What a worker uses of the suite. */
export interface WorkerSuite {
  /** Origin of the worker's own sandbox. */
  readonly sandbox: string;
  /** Its port, if it is a tab of the suite's sandbox. */
  readonly tab?: string;
  simulator(remote: RemoteName): string;
  close(): Promise<void>;
}

function readShared(): Joinable | undefined {
  const written = process.env[variable];
  if (written === undefined) return undefined;
  const { sandbox, simulators } = parse(sharedSchema, JSON.parse(written));
  return { sandbox, simulator: (remote) => simulators[remote] ?? '' };
}

type Joinable = Pick<WorkerSuite, 'sandbox' | 'simulator'> & Partial<Pick<WorkerSuite, 'close'>>;

/** A tab sandbox in that of a suite; undefined if its sandbox has no tabs. */
async function openTab({
  sandbox,
  simulator,
  close = async () => undefined,
}: Joinable): Promise<WorkerSuite | undefined> {
  const response = await fetch(`${sandbox}/__sandbox/tabs`, { method: 'POST' });
  if (!response.ok) return undefined;
  const { origin } = parse(tabSchema, await response.json());
  return { sandbox: origin, tab: new URL(origin).port, simulator, close };
}

/** Joins the suite of all workers, or starts one if there is none; a sandbox without tabs is not shared. */
export async function joinSuite(parallelIndex: number): Promise<WorkerSuite> {
  const shared = readShared();
  if (shared !== undefined) return (await openTab(shared)) ?? startSuite(parallelIndex + 1);
  const own = await startSuite(parallelIndex);
  return (await openTab(own)) ?? own;
}
