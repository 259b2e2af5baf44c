/** Result of a check, in numbers of tests: a tool that only passes or fails counts as one. */
export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  /** Output to print if it failed. */
  readonly output: string;
}

/** One of the checks that `npm test` consists of. */
export interface Check {
  readonly name: string;
  /** How to fix a failure. */
  readonly remedy: string;
  /** Whether it keeps all cores busy; such checks run one after the other, the rest before them two at a time. */
  readonly usesAllCores?: boolean;
  run(scope: CheckScope): Promise<CheckResult>;
}

/** Restricts a run. */
export interface CheckScope {
  /** One test file, for `--file`. */
  readonly file?: string;
  /** Folder of one package, for `--app`. */
  readonly folder?: string;
}
