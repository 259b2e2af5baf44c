/** How a check went, in tests: a tool that only says yes or no counts as one. */
export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  /** What the person has to see when it failed. */
  readonly output: string;
}

/** One of the checks that `npm test` consists of. */
export interface Check {
  readonly name: string;
  /** What to do when it fails. */
  readonly remedy: string;
  run(scope: CheckScope): Promise<CheckResult>;
}

/** What a run is narrowed to. */
export interface CheckScope {
  /** One test file, for `--file`. */
  readonly file?: string;
  /** Folder of one package, for `--app`. */
  readonly folder?: string;
}
