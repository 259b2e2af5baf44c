import { parseJson, stringifyJson } from '@tessera/shared-contracts/api/schema';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './httpError';

/**
 * Reads and writes JSON digit for digit, so that no amount passes through a binary float. Only `application/json` is
 * accepted: a page of a foreign origin cannot send that without a preflight (CORS).
 */
export function installExactJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : parseJson(String(text)));
    } catch {
      done(new HttpError(400, 'The body is not JSON.'));
    }
  });
  app.setReplySerializer((payload) => stringifyJson(payload));
}
