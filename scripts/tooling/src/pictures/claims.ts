import type { SimulatorState } from '@tessera/shared-contracts/remotes';

type Claiming = Pick<SimulatorState, 'module' | 'id' | 'shows' | 'sameAs'>;

/** Whether one of the states says that it looks as the other, or both say so of a third. */
const isSame = (one: Claiming, other: Claiming) =>
  one.sameAs === other.id || other.sameAs === one.id || (one.sameAs !== undefined && one.sameAs === other.sameAs);

/** What is wrong with a state's `shows`, before it is opened: there is none, or another state of the module has the same. */
export function claimFailures(state: Claiming, states: readonly Claiming[]): readonly string[] {
  if (state.shows === undefined) {
    return [
      'has no `shows`: name a text or control that the page shows in this state and not in others, or [] where it shows nothing',
    ];
  }
  const keyOf = ({ shows = [] }: Claiming) => JSON.stringify(shows.toSorted());
  const twins = states.filter(
    (other) =>
      other.module === state.module && other.id !== state.id && keyOf(other) === keyOf(state) && !isSame(state, other),
  );
  return twins.map(({ id }) => `has the same \`shows\` as ${id}: name what tells the two apart, or set \`sameAs\``);
}
