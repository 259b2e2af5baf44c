/** What a log may contain of an error of the database server: its other fields have the values of players' rows and requests. */
export interface DatabaseFailure {
  readonly type: 'DatabaseError';
  /** Code and constraint in words. */
  readonly message: string;
  /** SQLSTATE. */
  readonly code: string;
  readonly constraint?: string;
}

interface ServerError {
  readonly severity?: unknown;
  readonly code?: unknown;
  readonly constraint?: unknown;
}

/** Describes an error of the server, of either kind of database; undefined for any other error. */
export function describeFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { severity, code, constraint } = error as ServerError;
  if (typeof severity !== 'string' || typeof code !== 'string') return undefined;
  const message = `database error ${code}`;
  if (typeof constraint !== 'string') return { type: 'DatabaseError', message, code };
  return { type: 'DatabaseError', message: `${message}, constraint ${constraint}`, code, constraint };
}

/** An error in words that may be logged. Some errors of the embedded database have no message. */
export const summarize = (error: unknown): string =>
  describeFailure(error)?.message ?? (error instanceof Error && error.message ? error.message : String(error));
