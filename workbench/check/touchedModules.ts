import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { importGraph } from '@tessera/platform/build/imports';
import { appNamed, projectRoot } from '@tessera/platform/project';
import type { WorkbenchApp } from '../serve/composeWorkbench';
import type { State } from '../state';

/** Sources of pages: a change of any other file may change every state. */
const ofPages = /^(mfe-\w+|host-shell|shared-contracts|platform)\/.*\.tsx?$/;
const isOfStates = /\/src\/states\//;
const isTest = /\.test\.tsx?$/;

const isState = (value: unknown): value is State => typeof value === 'object' && value !== null && 'module' in value;

/** Modules whose states a file lists; undefined if it lists none, and others use it. */
async function modulesListedIn(file: string): Promise<readonly string[] | undefined> {
  const exported = (await import(pathToFileURL(path.join(projectRoot, file)).href)) as Record<string, unknown>;
  const modules = Object.values(exported)
    .flat()
    .filter(isState)
    .map(({ module }) => module);
  return modules.length === 0 ? undefined : modules;
}

/** File that a module of an app begins with. */
const entryOf = (app: WorkbenchApp, module: string) =>
  path.join(appNamed(app).folder, app === 'shell' ? 'src/main.tsx' : `src/expose/${module}.tsx`);

function resolveOwn(request: string): string | undefined {
  if (!/^@tessera\/(shared-contracts|platform)\//.test(request)) return undefined;
  return new URL(import.meta.resolve(request)).pathname;
}

/**
 * Finds the modules whose states are to be opened after a change: those that import a changed file, and those whose states changed.
 *
 * @param changed changed files, relative to the project and separated by line breaks; all modules without it
 */
export async function touchedModules(
  app: WorkbenchApp,
  changed: string | undefined,
): Promise<(module: string) => boolean> {
  const files = changed?.split('\n').filter((file) => !isTest.test(file));
  if (files === undefined || files.some((file) => !ofPages.test(file))) return () => true;
  const folder = `${path.relative(projectRoot, appNamed(app).folder)}/`;
  const listed = new Set<string>();
  for (const file of files.filter((one) => one.startsWith(folder) && isOfStates.test(one))) {
    const modules = await modulesListedIn(file);
    if (modules === undefined) return () => true;
    for (const module of modules) listed.add(module);
  }
  const sources = files.filter((file) => !isOfStates.test(file)).map((file) => path.join(projectRoot, file));
  return (module) => {
    if (listed.has(module)) return true;
    const imported = importGraph(entryOf(app, module), resolveOwn).files;
    return sources.some((file) => imported.has(file));
  };
}
