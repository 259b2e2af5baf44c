import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { object, parse, record, string } from 'valibot';
import { startSuite } from '../browser/suite';
import type { SimulatorApp } from '../src/local-site/composeSimulator';
import { chosenApps } from './chosenApps';

const sharedSchema = object({
  /** Origin of the provider sandbox, in which each worker opens a tab sandbox of its own. */
  sandbox: string(),
  /** Origins of the simulator by app. */
  simulators: record(string(), string()),
});

const variable = 'TESSERA_STATES_SUITE';

/**
 * Starts one suite for all workers that start later.
 *
 * @param index of the suite, which has ports of its own
 * @returns closes it
 */
export async function shareSuite(index: number): Promise<() => Promise<void>> {
  const suite = await startSuite(index);
  const simulatorOf = async (app: SimulatorApp) => [
    app,
    app === 'shell' ? await suite.shellStage() : suite.simulator(app),
  ];
  const simulators = Object.fromEntries(await Promise.all(chosenApps.map(simulatorOf)));
  process.env[variable] = JSON.stringify({ sandbox: suite.sandbox, simulators });
  return suite.close;
}

/** Playwright calls it before workers start. */
export default (): Promise<() => Promise<void>> => shareSuite(0);

/** What a worker uses of the suite. */
export interface WorkerSuite {
  /** Origin of the worker's own sandbox. */
  readonly sandbox: string;
  simulator(app: SimulatorApp): string;
  /** Closes the sandbox, whose place another worker may need. */
  leave(): Promise<void>;
}

/** Joins the suite of all workers, with a sandbox of its own. */
export async function joinSuite(): Promise<WorkerSuite> {
  const { sandbox, simulators } = parse(sharedSchema, JSON.parse(process.env[variable] ?? 'null'));
  const client = sandboxClient(sandbox);
  const tab = await client.openTab();
  return { sandbox: tab, simulator: (app) => simulators[app] ?? '', leave: () => client.closeTab(tab) };
}
