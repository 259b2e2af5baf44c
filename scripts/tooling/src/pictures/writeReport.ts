import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SimulatorApp } from '../local-site/composeSimulator';
import { acceptedFolder } from './accept';
import { compareFolders, type PictureChange } from './compare';
import { coverageOf } from './coverage';
import { readRemoteParts } from './remoteParts';
import { reportPage } from './report/page';
import type { RemoteReport } from './report/remoteReport';
import { reportStyle } from './report/style';
import { picturesFolder, readResults, runFolder, stateFolder } from './result';

/** Folder of the report; complete, so that it can be copied elsewhere. */
export const reportFolder = (): string => path.join(picturesFolder(), 'report');

/** Where the pictures to compare lie; by default the accepted ones and those of the latest run. */
export interface Compared {
  readonly before?: string;
  readonly after?: string;
}

async function reportOn(remote: SimulatorApp, { before, after }: Compared): Promise<RemoteReport> {
  const earlier = before === undefined ? acceptedFolder(remote) : path.join(before, remote);
  const later = after === undefined ? runFolder(remote) : path.join(after, remote);
  const folderOf = (kind: string) => path.join(reportFolder(), kind, remote);
  const all = await compareFolders(earlier, later, folderOf('difference'));
  const results = await readResults(remote);
  // A run of some states says nothing of the others.
  const isKnown = ({ file }: PictureChange) => results.some((result) => stateFolder(result) === path.dirname(file));
  const parts = await readRemoteParts(remote);
  const changes = all.filter(
    (change) => isKnown(change) || after !== undefined || !parts.states.includes(path.dirname(change.file)),
  );
  for (const { file, kind } of changes) {
    if (kind !== 'gone') await cp(path.join(later, file), path.join(folderOf('after'), file));
    if (kind === 'changed' || kind === 'gone') {
      await cp(path.join(earlier, file), path.join(folderOf('before'), file));
    }
  }
  return { remote, results, changes, coverage: coverageOf(parts, results) };
}

/**
 * Compares the pictures of remotes and writes the report, a page without scripts and its data.
 *
 * @param canAccept whether a server answers the buttons that accept pictures
 */
export async function writeReport(
  remotes: readonly SimulatorApp[],
  compared: Compared = {},
  canAccept = false,
): Promise<readonly RemoteReport[]> {
  await rm(reportFolder(), { recursive: true, force: true });
  await mkdir(reportFolder(), { recursive: true });
  const reports: RemoteReport[] = [];
  for (const remote of remotes) {
    const report = await reportOn(remote, compared);
    if (report.results.length + report.changes.length > 0) reports.push(report);
  }
  await writeFile(path.join(reportFolder(), 'report.json'), JSON.stringify(reports, null, 1));
  await writeFile(path.join(reportFolder(), 'report.css'), reportStyle);
  await writeFile(path.join(reportFolder(), 'index.html'), reportPage(reports, canAccept).text);
  return reports;
}
