import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { object, parse, record, string } from 'valibot';
import { type WorkbenchApp, workbenchApps } from '../serve/composeWorkbench';
import { startWorkbenchSuite } from '../testing';

const sharedSchema = object({
  /** Origin of the provider sandbox, in which each worker opens a tab sandbox of its own. */
  sandbox: string(),
  /** Origins of the workbench by app. */
  pages: record(string(), string()),
});

const variable = 'TESSERA_STATES_SUITE';

/** Starts one suite for all workers; Playwright calls it before they start. Returns what closes it. */
export default async function shareSuite(): Promise<() => Promise<void>> {
  const suite = await startWorkbenchSuite(0);
  const pageOf = async (app: WorkbenchApp) => [app, app === 'shell' ? await suite.shellStates() : suite.workbench(app)];
  const pages = Object.fromEntries(await Promise.all(workbenchApps.map(pageOf)));
  process.env[variable] = JSON.stringify({ sandbox: suite.sandbox, pages });
  return suite.close;
}

/** What a worker uses of the suite. */
export interface WorkerSuite {
  /** Origin of the worker's own sandbox. */
  readonly sandbox: string;
  workbench(app: WorkbenchApp): string;
  /** Closes the sandbox, whose place another worker may need. */
  leave(): Promise<void>;
}

/** Joins the suite of all workers, with a sandbox of its own. */
export async function joinSuite(): Promise<WorkerSuite> {
  const { sandbox, pages } = parse(sharedSchema, JSON.parse(process.env[variable] ?? 'null'));
  const client = sandboxClient(sandbox);
  const tab = await client.openTab();
  return { sandbox: tab, workbench: (app) => pages[app] ?? '', leave: () => client.closeTab(tab) };
}
