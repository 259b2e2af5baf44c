import { readSettings, type SettingProblem, type Settings, writeSettings } from '../../stage/environment/settings';
import { stateOf } from '../../stage/states';
import type { State } from '../../state';

/** What an address of the workbench names. */
export interface WorkbenchAddress {
  readonly state: State | undefined;
  readonly settings: Settings;
  /** The module's own query string, with its question mark. */
  readonly search: string;
  readonly problems: readonly SettingProblem[];
}

/** Parameter with the module's own query string, where it differs from the state's. */
const searchName = 'at';

const withMark = (query: string) => (query === '' ? '' : `?${query.replace(/^\?/, '')}`);

/** Reads an address of the workbench: `/{module}/{id}?{settings}`. */
export function readAddress(href: string): WorkbenchAddress {
  const { pathname, search } = new URL(href);
  const [, module, id] = pathname.split('/');
  const state = stateOf(module, id);
  const { settings, problems } = readSettings(search, [searchName]);
  // Each tab has a sandbox of its own: another tab's is none of a link's business.
  const { sandbox: _, ...rest } = settings;
  const ownSearch = new URLSearchParams(search).get(searchName) ?? state?.search ?? '';
  return { state, settings: rest, search: withMark(ownSearch), problems };
}

/** Writes an address of the workbench; what is as the state says is left out. */
export function writeAddress(state: State, settings: Settings = {}, search?: string): string {
  const query = new URLSearchParams(writeSettings(settings));
  if (search !== undefined && withMark(search) !== withMark(state.search ?? '')) {
    query.set(searchName, search.replace(/^\?/, ''));
  }
  return `/${state.module}/${state.id}${withMark(query.toString())}`;
}
