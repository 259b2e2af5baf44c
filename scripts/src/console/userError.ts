/** A failure that is told to the person at the terminal as it is: what happened and what to do, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
