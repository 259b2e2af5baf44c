/** A failure that is told to the person at the terminal as it is: what happened and what to do, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Whether the system gave one of these codes, such as `ENOENT`. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));

/** Why something failed, in words. */
export const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
