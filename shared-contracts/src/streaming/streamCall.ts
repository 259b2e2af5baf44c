import { anySignal, type CallRequest, type CallResult, callTimeoutMs, exchangeCall } from '../api';

/** A piece of a body. */
export interface BodyPiece {
  readonly text: string;
  /** How many bytes have arrived so far. */
  readonly bytes: number;
  /** Length of the whole body, if the provider declared it and has not sent more. */
  readonly expectedBytes: number | undefined;
}

/** Options of {@link streamCall}. */
export interface StreamOptions {
  readonly signal?: AbortSignal;
  /** Longest wait for the first and for each further piece, in milliseconds; the timeout of any call by default. */
  readonly silenceMs?: number;
}

/**
 * Sends one call like `sendCall` of `api`, and reads its answer as it arrives. The timeout is an idle timeout: an
 * answer may take any time while data arrives.
 *
 * @param read builds the result; when it stops iterating, the request is aborted
 * @throws what `read` throws, and like `sendCall`
 */
export async function streamCall<Answer>(
  callRequest: CallRequest,
  read: (pieces: AsyncIterable<BodyPiece>, status: number) => Promise<CallResult<Answer>>,
  { signal, silenceMs = callTimeoutMs }: StreamOptions = {},
): Promise<CallResult<Answer>> {
  const timeout = new AbortController();
  const ended = signal ? anySignal(signal, timeout.signal) : timeout.signal;
  const isSilent = () => timeout.abort(new DOMException('The provider fell silent.', 'TimeoutError'));
  let timer = setTimeout(isSilent, silenceMs);
  let isLost = false;

  async function* piecesOf(response: Response): AsyncGenerator<BodyPiece> {
    if (response.body === null) return;
    const body = response.body.getReader();
    // Our signals do not abort a response that the page's head requested.
    const cancel = () => void body.cancel(ended.reason).catch(() => undefined);
    ended.addEventListener('abort', cancel);
    const length = Number(response.headers.get('content-length') ?? Number.NaN);
    const decoder = new TextDecoder();
    let bytes = 0;
    try {
      for (let isMore = true; isMore; timer = setTimeout(isSilent, silenceMs)) {
        isLost = true;
        const { done, value } = await body.read();
        ended.throwIfAborted();
        isLost = false;
        clearTimeout(timer);
        isMore = !done;
        bytes += value?.byteLength ?? 0;
        const text = decoder.decode(value, { stream: isMore });
        if (text !== '') yield { text, bytes, expectedBytes: bytes <= length ? length : undefined };
      }
    } finally {
      ended.removeEventListener('abort', cancel);
      cancel();
    }
  }

  async function readBody(response: Response): Promise<() => CallResult<Answer>> {
    try {
      const result = await read(piecesOf(response), response.status);
      return () => result;
    } catch (thrown) {
      if (isLost) throw thrown;
      return () => {
        throw thrown;
      };
    }
  }

  try {
    return await exchangeCall(callRequest, { signal, timeout: timeout.signal }, readBody);
  } finally {
    clearTimeout(timer);
  }
}
