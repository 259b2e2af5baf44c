/** One reason why a release is refused, with what to do about it. */
export interface Finding {
  /** The rule that was broken, one word. */
  readonly rule:
    | 'files'
    | 'signature'
    | 'modules'
    | 'types'
    | 'shared'
    | 'contract'
    | 'budget'
    | 'names'
    | 'prerendered';
  readonly reason: string;
  readonly remedy: string;
}

/** A command that was understood and not done: exit code 1. Nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly findings: readonly Finding[];

  constructor(message: string, findings: readonly Finding[] = []) {
    super(message);
    this.findings = findings;
  }
}

/** A command that was not understood: unknown command, remote, version or option. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
