import { type CallRequest, type CallResult, callTimeoutMs, exchangeCall } from '../api';

/** How much of a body has arrived. */
export interface BodyProgress {
  readonly bytes: number;
  /** Length of the whole body, where the provider says so and has not sent more. */
  readonly expectedBytes: number | undefined;
}

/** Takes the body of an answer piece by piece. */
export interface BodyReader<Answer> {
  /**
   * Takes the next piece; the one after it is read once this has settled.
   *
   * @returns whether to go on; with `false` the rest is not requested
   */
  readonly take: (text: string, progress: BodyProgress) => Promise<boolean>;
  /** Makes the result after the last piece. @param status HTTP status of the answer */
  readonly end: (status: number) => CallResult<Answer>;
}

/** Options of {@link streamCall}. */
export interface StreamOptions {
  readonly signal?: AbortSignal;
  /** Longest wait for the first and for each further piece, in milliseconds; the timeout of any call by default. */
  readonly silenceMs?: number;
}

/**
 * Sends one call like `sendCall` of `api`, and reads its answer as it arrives. The time limit is one of silence: an answer may
 * take as long as it keeps coming.
 *
 * @throws what `reader` throws, and like `sendCall`
 */
export async function streamCall<Answer>(
  callRequest: CallRequest,
  reader: BodyReader<Answer>,
  { signal, silenceMs = callTimeoutMs }: StreamOptions = {},
): Promise<CallResult<Answer>> {
  const timeout = new AbortController();
  const isSilent = () => timeout.abort(new DOMException('The provider fell silent.', 'TimeoutError'));
  let timer = setTimeout(isSilent, silenceMs);

  async function readBody(response: Response): Promise<() => CallResult<Answer>> {
    if (response.body === null) return () => reader.end(response.status);
    const bytes = response.body.getReader();
    const ended = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
    // A response that the page's head requested does not end with our signals.
    const cancel = () => void bytes.cancel(ended.reason).catch(() => undefined);
    ended.addEventListener('abort', cancel);
    const length = Number(response.headers.get('content-length') ?? Number.NaN);
    const decoder = new TextDecoder();
    let received = 0;
    try {
      for (;;) {
        const { done, value } = await bytes.read();
        ended.throwIfAborted();
        clearTimeout(timer);
        received += value?.byteLength ?? 0;
        const progress = { bytes: received, expectedBytes: received <= length ? length : undefined };
        const text = decoder.decode(value, { stream: !done });
        try {
          const isEnough = text !== '' && !(await reader.take(text, progress));
          if (isEnough) cancel();
          if (done || isEnough) return () => reader.end(response.status);
        } catch (thrown) {
          cancel();
          return () => {
            throw thrown;
          };
        }
        ended.throwIfAborted();
        timer = setTimeout(isSilent, silenceMs);
      }
    } finally {
      ended.removeEventListener('abort', cancel);
    }
  }

  try {
    return await exchangeCall(callRequest, { signal, timeout: timeout.signal }, readBody);
  } finally {
    clearTimeout(timer);
  }
}
