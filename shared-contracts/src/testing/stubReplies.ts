/** A reply of the test's provider that is not a plain answer; `signal` is the request's. */
export class StubReply {
  constructor(readonly respond: (signal: AbortSignal | null | undefined) => Promise<Response>) {}
}

const respondWith = (status: number, text: string): StubReply =>
  new StubReply(async () => new Response(text, { status, headers: { 'content-type': 'application/json' } }));

/** The server refuses or fails: `errorReply(400, { message: 'Wrong code' })`. */
export const errorReply = (status: number, body: object = {}): StubReply => respondWith(status, JSON.stringify(body));

/** An answer as raw text, such as one that is not JSON. */
export const rawAnswer = (text: string, status = 200): StubReply => respondWith(status, text);

/** The connection ends without an answer. */
export const noAnswer = (): StubReply => new StubReply(() => Promise.reject(new TypeError('Failed to fetch')));

/** No answer until the caller aborts. */
export const silence = (): StubReply => new StubReply(() => new Promise(() => undefined));

/** An answer that is delayed until the test releases it: `const { reply, release } = heldBack(answer)`. */
export function heldBack<Answer>(answer: Answer): {
  readonly reply: () => Promise<Answer>;
  readonly release: () => void;
} {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: () => gate.then(() => answer), release };
}
