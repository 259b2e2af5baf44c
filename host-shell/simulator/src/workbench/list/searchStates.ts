import type { SimulatorState } from '@tessera/shared-contracts/remotes';

const plain = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'");

const nameOf = ({ module, id, title }: SimulatorState) => [module, id, title].join(' ');

/** What a state can be found by. */
const textOf = (state: SimulatorState) => [nameOf(state), ...(state.shows ?? [])].join(' ');

/** States that contain all words of a query: first those with them in title, module or id, then those that show them. */
export function searchStates(states: readonly SimulatorState[], query: string): readonly SimulatorState[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word));
  const found = states.filter((state) => hasAll(textOf(state)));
  const isNamed = (state: SimulatorState) => hasAll(nameOf(state));
  return [...found.filter(isNamed), ...found.filter((state) => !isNamed(state))];
}

/** The states by module, in the order in which the remote lists them. */
export function byModule(states: readonly SimulatorState[]): ReadonlyMap<string, readonly SimulatorState[]> {
  const groups = new Map<string, SimulatorState[]>();
  for (const state of states) groups.set(state.module, [...(groups.get(state.module) ?? []), state]);
  return groups;
}
