import type { SimulatorState } from '@tessera/shared-contracts/remotes';

const plain = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'");

/** What a state can be found by. */
const textOf = ({ module, id, title, shows = [] }: SimulatorState) => plain([module, id, title, ...shows].join(' '));

/** States that contain all words of a query: in title, module, id or in a sentence that they show. */
export function searchStates(states: readonly SimulatorState[], query: string): readonly SimulatorState[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return states.filter((state) => {
    const text = textOf(state);
    return words.every((word) => text.includes(word));
  });
}

/** The states by module, in the order in which the remote lists them. */
export function byModule(states: readonly SimulatorState[]): ReadonlyMap<string, readonly SimulatorState[]> {
  const groups = new Map<string, SimulatorState[]>();
  for (const state of states) groups.set(state.module, [...(groups.get(state.module) ?? []), state]);
  return groups;
}
