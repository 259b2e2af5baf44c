import type { Exception } from './exceptions';

/** The failures of a state that no exception accepts, and the exceptions that accept nothing. */
export function accepted(failures: readonly string[], exceptions: readonly Exception[]): string[] {
  const isOf = (failure: string) => (exception: Exception) => failure.includes(exception.failure);
  return [
    ...failures.filter((failure) => !exceptions.some(isOf(failure))),
    ...exceptions
      .filter((exception) => !failures.some((failure) => isOf(failure)(exception)))
      .map(
        ({ failure }) =>
          `no longer fails with "${failure}": remove the exception in scripts/tooling/states/exceptions.ts`,
      ),
  ];
}
