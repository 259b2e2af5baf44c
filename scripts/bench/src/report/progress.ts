const clock = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${Math.round(seconds)} s` : `${minutes} min ${Math.round(seconds % 60)} s`;
};

/** Reports the progress of a long run and estimates the remaining time from the elapsed time. */
export function createProgress(
  total: number,
  print: (line: string) => void,
  now: () => number = () => performance.now(),
) {
  const startedAtMs = now();
  let done = 0;
  return {
    /** Records that one more step is done. */
    step(what: string): void {
      done += 1;
      const restSeconds = ((now() - startedAtMs) / done / 1_000) * (total - done);
      print(`${done} of ${total}  ${what}${done === total ? '' : `  about ${clock(restSeconds)} left`}`);
    },
  };
}

/** Estimates the duration of a number of steps from the time for each. */
export const estimate = (steps: number, secondsEach: number): string => clock(steps * secondsEach);
