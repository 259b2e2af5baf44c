import type { IncomingMessage } from 'node:http';

/**
 * The text of a request's body; `undefined` if it has more characters than the limit. It is read to its end all the same, since
 * a client that is still sending gets no answer.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) if (text.length <= limit) text += chunk;
  return text.length > limit ? undefined : text;
}
