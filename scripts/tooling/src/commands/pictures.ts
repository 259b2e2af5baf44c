import path from 'node:path';
import { UserError } from '@tessera/platform/project';
import { Argument, commandLine, runnable, wholeNumber } from '@tessera/platform/project/commandLine';
import { type SimulatorApp, simulatorApps } from '../local-site/composeSimulator';
import { acceptPictures } from '../pictures/accept';
import { countChanges } from '../pictures/compare';
import { serveReport } from '../pictures/serveReport';
import { reportFolder, writeReport } from '../pictures/writeReport';

const reportPort = 3080;

const pickedRemotes = () => new Argument('[remotes...]', 'all by default').choices(simulatorApps);

const allIfNone = (remotes: readonly SimulatorApp[]) => (remotes.length === 0 ? simulatorApps : remotes);

interface CompareOptions {
  readonly before?: string;
  readonly after?: string;
}

async function compare(chosen: readonly SimulatorApp[], folders: CompareOptions): Promise<void> {
  const remotes = allIfNone(chosen);
  const reports = await writeReport(remotes, folders);
  for (const { remote, changes } of reports) {
    for (const { file, kind, pixels } of changes) {
      if (kind !== 'equal') console.log(`${remote}/${file}: ${kind === 'changed' ? `${pixels} pixels differ` : kind}`);
    }
    console.log(`${remote}: ${changes.length} pictures, ${countChanges(changes)} differ`);
  }
  console.log(`Report: ${path.relative(process.cwd(), path.join(reportFolder(), 'index.html'))}`);
  const differing = reports.reduce((sum, { changes }) => sum + countChanges(changes), 0);
  if (differing > 0) throw new UserError(`${differing} pictures differ.`);
}

async function accept(remote: SimulatorApp, state?: string): Promise<void> {
  console.log(`${await acceptPictures(remote, state)} pictures of ${state ?? remote} are accepted.`);
}

async function serve(chosen: readonly SimulatorApp[], { port }: { readonly port: number }): Promise<void> {
  await serveReport(allIfNone(chosen), port);
  console.log(`The report is at http://localhost:${port}`);
}

const program = commandLine('npm run pictures --').description(
  'Compares the pictures of the latest run of the check "states" with the accepted ones, which lie in ACCEPTED_PICTURES.',
);
program
  .command('compare', { isDefault: true })
  .description('names the pictures that differ, and writes the report')
  .addArgument(pickedRemotes())
  .option('--before <folder>', 'folder to compare with, such as the pictures of another release')
  .option('--after <folder>', 'folder to compare')
  .action(compare);
program
  .command('accept')
  .description('makes the pictures of the latest run the accepted ones')
  .addArgument(new Argument('<remote>').choices(simulatorApps))
  .argument('[state]', 'one state, such as BetsPage/loaded')
  .action(accept);
program
  .command('report')
  .description('serves the report, with buttons to accept pictures')
  .addArgument(pickedRemotes())
  .option('--port <number>', 'of the page', wholeNumber(1, 65_535), reportPort)
  .action(serve);

/** `npm run pictures -- [compare|accept|report]`: the pictures of every state. */
export const pictures = runnable(program);
