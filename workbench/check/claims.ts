import type { State } from '../state';

type Claiming = Pick<State, 'module' | 'id' | 'shows' | 'sameAs'>;

/** Whether one of the states says that it looks as the other, or both say so of a third. */
const isSame = (one: Claiming, other: Claiming) =>
  one.sameAs === other.id || other.sameAs === one.id || (one.sameAs !== undefined && one.sameAs === other.sameAs);

/**
 * What is wrong with a state's `shows` and `sameAs`, before it is opened: no `shows`, the same as another state of the module
 * has, or a `sameAs` that names no other state of the module.
 */
export function claimFailures(state: Claiming, states: readonly Claiming[]): readonly string[] {
  const others = states.filter(({ module, id }) => module === state.module && id !== state.id);
  if (state.sameAs !== undefined && !others.some(({ id }) => id === state.sameAs)) {
    return [`has \`sameAs: '${state.sameAs}'\`: name another state of ${state.module}`];
  }
  if (state.shows === undefined) {
    return [
      'has no `shows`: name a text or control that the page shows in this state and not in others, or [] where it shows nothing',
    ];
  }
  const keyOf = ({ shows = [] }: Claiming) => JSON.stringify(shows.toSorted());
  const twins = others.filter((other) => keyOf(other) === keyOf(state) && !isSame(state, other));
  return twins.map(({ id }) => `has the same \`shows\` as ${id}: name what tells the two apart, or set \`sameAs\``);
}
