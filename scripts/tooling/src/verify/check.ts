/** A test that failed. */
export interface Failure {
  /** Its file, relative to the project, with its line and name; or the folder of a package. */
  readonly test: string;
  /** What was thrown. */
  readonly reason: string;
}

/** Result of a check, in numbers of tests: a tool that only passes or fails counts as one. */
export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  /** Output to print if it failed. */
  readonly output: string;
  /** Warnings, which are printed even if the check passes. */
  readonly warnings?: readonly string[];
  /** What failed, each with the file or the package that it is in: listed once more at the end of the run. */
  readonly failures?: readonly Failure[];
}

/** One of the checks that `npm test` consists of. */
export interface Check {
  readonly name: string;
  /** How to fix a failure. */
  readonly remedy: string;
  /** Whether it checks each package by itself, so that `--affected` can skip unchanged packages. */
  readonly isPerPackage?: boolean;
  /** Whether it checks only what has changed since it passed here, also without `--affected`. */
  readonly isIncremental?: boolean;
  /** Whether it is part of `--all` only. */
  readonly isSlow?: boolean;
  /** Whether it keeps all cores busy; such checks run one after the other, in parallel with a sequence of the rest. */
  readonly usesAllCores?: boolean;
  run(scope: CheckScope): Promise<CheckResult>;
}

/** Restricts a run. */
export interface CheckScope {
  /** One test file, for `--file`. */
  readonly file?: string;
  /** Folders of the packages to check, relative to the project. */
  readonly folders: readonly string[];
  /** With `--affected`, or for an incremental check: the files that have changed since the check last passed in all of these folders. */
  readonly changedFiles?: readonly string[];
  /** Whether slow tests are run too. */
  readonly isAll: boolean;
}
