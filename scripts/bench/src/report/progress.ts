const clock = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${Math.round(seconds)} s` : `${minutes} min ${Math.round(seconds % 60)} s`;
};

/** Says how far something long has come and how long the rest will take, by what has passed. */
export function createProgress(
  total: number,
  print: (line: string) => void,
  now: () => number = () => performance.now(),
) {
  const startedAtMs = now();
  let done = 0;
  return {
    /** Notes that one more is done. */
    step(what: string): void {
      done += 1;
      const restSeconds = ((now() - startedAtMs) / done / 1_000) * (total - done);
      print(`${done} of ${total}  ${what}${done === total ? '' : `  about ${clock(restSeconds)} left`}`);
    },
  };
}

/** How long so many steps take at the given time for each. */
export const estimate = (steps: number, secondsEach: number): string => clock(steps * secondsEach);
