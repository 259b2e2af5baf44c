import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { array, boolean, custom, object, optional, parse } from 'valibot';
import { type State, stateSchema } from '../state';
import { underPreset } from './environment/faultPresets';
import { readSettings, type SettingProblem, type Settings, writeSettings } from './environment/settings';

/** Id of the element that holds the remote's states. */
const statesElementId = 'tessera-states';

const pageStatesSchema = object({
  remote: custom<'shell' | RemoteName>((name) => typeof name === 'string'),
  states: array(stateSchema),
  /** Whether the sources had uncommitted changes when the page was composed. */
  isChanged: optional(boolean(), false),
});

/** The remote that this page shows, or `shell` for the composed site, its states, and whether its commit is not all of it. */
export const { remote, states, isChanged } = parse(
  pageStatesSchema,
  JSON.parse(document.getElementById(statesElementId)?.textContent ?? 'null'),
);

/** Address of the list of states: the composed site has its home page at `/`. */
export const listPath = remote === 'shell' ? '/Shell' : '/';

/** The state of that module and id, unless there is none. */
export const stateOf = (module: string | undefined, id: string | undefined): State | undefined =>
  states.find((state) => state.module === module && state.id === id);

/** What an address of the stage names. */
export interface StageAddress {
  readonly state: State | undefined;
  readonly settings: Settings;
  readonly problems: readonly SettingProblem[];
}

/** The address of the stage, without the module's own query string. */
export function stagePath({ module, id }: State, settings: Settings): string {
  const written = writeSettings(settings);
  return `/stage/${module}/${id}${written === '' ? '' : `/${written}`}`;
}

/** Reads an address of the stage: `/stage/{module}/{id}/{settings?}`; `undefined` for any other path. */
export function readStagePath(pathname: string): StageAddress | undefined {
  const [, stage, module, id, settings = ''] = pathname.split('/');
  if (stage !== 'stage') return undefined;
  // Written as one value, the equal signs are escaped as well.
  const query = settings.includes('=') ? settings : (new URLSearchParams(`query=${settings}`).get('query') ?? '');
  const state = stateOf(module, id);
  const { settings: given, problems } = readSettings(query);
  return { state, problems, settings: { ...(state?.zone !== undefined && { zone: state.zone }), ...given } };
}

type Faults = NonNullable<State['faults']>;

/** The window that a state needs, if it needs a certain one. */
export const viewportOf = ({ viewport }: State): Settings['viewport'] =>
  viewport === undefined ? undefined : readSettings(`viewport=${viewport}`).settings.viewport;

/**
 * The state with an address's settings in place of its own; a preset of faults is added to its faults, and recorded steps to its
 * steps. Faults by hand stay when a step replaces the faults.
 */
export function withSettings(state: State, settings: Settings): State {
  const { session, props, data, without, steps: more = [], network } = settings;
  const faults = network === 'offline' ? 'closed-before' : settings.faults;
  const isPreset = typeof faults === 'string';
  const inStep = (own: Faults) => (isPreset ? underPreset(faults, own) : [...(faults ?? []), ...own]);
  return {
    ...state,
    ...(session !== undefined && { session }),
    ...(props !== undefined && { props }),
    ...(data !== undefined && { data }),
    ...(without !== undefined && { withoutExtensions: without }),
    ...(faults !== undefined && { faults: isPreset ? underPreset(faults, state.faults) : faults }),
    steps: [...(state.steps ?? []), ...more].map((step) =>
      'faults' in step && faults !== undefined ? { faults: inStep(step.faults) } : step,
    ),
  };
}
