/** A fault of a state that is accepted. */
export interface Exception {
  /** Part of the failure as the check words it. */
  readonly failure: string;
  readonly reason: string;
}

/** Accepted faults by state, `remote/Module/id`. One that no longer occurs fails the check. */
export const exceptions: Readonly<Record<string, readonly Exception[]>> = {};
