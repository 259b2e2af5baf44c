/** Whether a state of the site works, or cannot be tested. */
export type Answer = 'good' | 'bad' | 'skip';

/** How a search goes on, in numbers of states; see {@link nextOf}. */
export type Next =
  | {
      readonly kind: 'try';
      readonly state: number;
      readonly stepsLeft: number;
      readonly good: number;
      readonly bad: number;
    }
  /** The state after `good` is bad, or one of those up to `bad` if the ones in between were skipped. */
  | { readonly kind: 'found'; readonly good: number; readonly bad: number }
  /** The first state is bad, or the last one good: no change in between made the difference. */
  | { readonly kind: 'contradiction'; readonly wrong: 'good' | 'bad' };

/**
 * Halves the states between the first, which should be good, and the last, which should be bad. These two are tried only
 * if the result depends on them, so that no release is blamed for what broke outside of the releases, or by a test that
 * always fails.
 *
 * @param last number of the last state; the first is 0
 */
export function nextOf(last: number, answers: ReadonlyMap<number, Answer>): Next {
  const given = (wanted: Answer) => [...answers].flatMap(([state, answer]) => (answer === wanted ? [state] : []));
  const good = Math.max(0, ...given('good'));
  const bad = Math.min(last, ...given('bad'));
  if (good === bad) return { kind: 'contradiction', wrong: good === 0 ? 'good' : 'bad' };
  const middle = (good + bad) / 2;
  const between = Array.from({ length: bad - good - 1 }, (_, index) => good + 1 + index);
  const open = between
    .filter((state) => !answers.has(state))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const [state] = [...open, ...[good, bad].filter((end) => !answers.has(end))];
  if (state === undefined) return { kind: 'found', good, bad };
  return { kind: 'try', state, stepsLeft: Math.floor(Math.log2(Math.max(open.length, 1))), good, bad };
}
