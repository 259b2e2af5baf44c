/** A failure that is printed as it is: what happened and what to do, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Whether an error has one of these system codes, such as `ENOENT`. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));

/** Message of an error, whatever was thrown. */
export const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
