import type { State } from '../../state';

const plain = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'");

const nameOf = ({ module, id, title }: State) => [module, id, title].join(' ');

/** What a state can be found by. */
const textOf = (state: State) => [nameOf(state), ...(state.shows ?? [])].join(' ');

/** States that contain all words of a query: first those with them in title, module or id, then those that show them. */
export function searchStates(states: readonly State[], query: string): readonly State[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word));
  const found = states.filter((state) => hasAll(textOf(state)));
  const isNamed = (state: State) => hasAll(nameOf(state));
  return [...found.filter(isNamed), ...found.filter((state) => !isNamed(state))];
}

/** The states by module, in the order in which the remote lists them. */
export function byModule(states: readonly State[]): ReadonlyMap<string, readonly State[]> {
  const groups = new Map<string, State[]>();
  for (const state of states) groups.set(state.module, [...(groups.get(state.module) ?? []), state]);
  return groups;
}
