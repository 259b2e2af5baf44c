/** One reason why a release is refused, with its remedy. */
export interface Finding {
  /** The violated rule, one word. */
  readonly rule:
    | 'files'
    | 'signature'
    | 'modules'
    | 'types'
    | 'shared'
    | 'contract'
    | 'budget'
    | 'styles'
    | 'names'
    | 'pages'
    | 'prerendered';
  readonly reason: string;
  readonly remedy: string;
}

/** A valid command that was refused: exit code 1. Nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly findings: readonly Finding[];

  constructor(message: string, findings: readonly Finding[] = []) {
    super(message);
    this.findings = findings;
  }
}

/** An invalid command: unknown command, remote, version or option. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
