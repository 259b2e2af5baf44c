/** A refusal with a public reason: becomes an answer with this status and `{message}`. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  /** @param details further fields of the answer, such as `success: false` */
  constructor(status: number, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}
