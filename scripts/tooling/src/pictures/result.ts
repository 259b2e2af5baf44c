import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { writeAtomically } from '@tessera/platform/project/files';
import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { array, type InferOutput, number, object, parse, string } from 'valibot';
import type { SimulatorApp } from '../local-site/composeSimulator';
import { filesUnder } from './folders';

/** Widths at which every state is checked, with the height of the window; all but the narrowest are pictured. */
export const windowSizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

/** Sizes of the window at which a state is checked: the one that it needs, or all. */
export function windowSizesOf({ viewport }: Pick<SimulatorState, 'viewport'>) {
  const [width, height] = viewport?.split('x').map(Number) ?? [];
  return width === undefined || height === undefined ? windowSizes : ([{ width, height }] as const);
}

/** What the check `states` saw of one state. Its pictures lie beside it, `{width}.png`. */
export const stateResultSchema = object({
  /** Name of the remote, or `shell`. */
  remote: string(),
  module: string(),
  id: string(),
  title: string(),
  shows: array(string()),
  /** Path at which `npm run standalone` shows the state. */
  address: string(),
  failures: array(string()),
  /** Lines and names that the page showed at any width. */
  texts: array(string()),
  /** Requests to the provider, e.g. `GET /wallet-service/api/coins`. */
  calls: array(string()),
  /** Milliseconds that each part of the check took. */
  times: object({ open: number(), look: number(), axe: number(), pictures: number() }),
});
/** See {@link stateResultSchema}. */
export type StateResult = InferOutput<typeof stateResultSchema>;

/** Folder of all pictures and reports; not part of the project. */
export const picturesFolder = (): string => process.env.TESSERA_PICTURES ?? path.join(projectRoot, '.cache/pictures');

/** Folder of the latest run's results and pictures of a remote. */
export const runFolder = (remote: SimulatorApp): string => path.join(picturesFolder(), 'run', remote);

/** Folder of a state within the folder of its remote. */
export const stateFolder = ({ module, id }: { readonly module: string; readonly id: string }): string =>
  path.join(module, id);

/** Name of a state by which a run picks it. */
export const stateName = (remote: string, { module, id }: { readonly module: string; readonly id: string }): string =>
  `${remote}/${module}/${id}`;

const resultFile = 'result.json';

/** Keeps the result of a state for the report. */
export const writeResult = (remote: SimulatorApp, result: StateResult): Promise<void> =>
  writeAtomically(path.join(runFolder(remote), stateFolder(result), resultFile), JSON.stringify(result, null, 1));

/** Results of the latest run of a remote, by module and id; empty if there was none. */
export async function readResults(remote: SimulatorApp): Promise<readonly StateResult[]> {
  const files = (await filesUnder(runFolder(remote))).filter((file) => path.basename(file) === resultFile);
  return Promise.all(
    files.map(async (file) =>
      parse(stateResultSchema, JSON.parse(await readFile(path.join(runFolder(remote), file), 'utf8'))),
    ),
  );
}

/** Removes the results of an earlier run. */
export const clearResults = (remote: SimulatorApp): Promise<void> =>
  rm(runFolder(remote), { recursive: true, force: true });
