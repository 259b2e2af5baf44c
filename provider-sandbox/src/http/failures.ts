import { calls, stringifyJson } from '@tessera/shared-contracts/api/schema';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database';
import { HttpError } from './httpError';

const retryAfterSeconds = 2;
const unavailable = 'The provider sandbox cannot use its database right now. Please try again in a moment.';

/** For the one call with failures that carry `error` (spec §7), in addition to the usual field. */
const describe = (request: FastifyRequest, message: string) =>
  request.routeOptions.url === calls.changePassword.path ? { message, error: message } : { message };

/** Answers every failure as `{message}`; unexpected errors are logged and not described. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError | DatabaseUnavailable, request, reply) => {
    if (error instanceof HttpError) {
      return reply.code(error.status).send({ ...describe(request, error.message), ...error.details });
    }
    if (error instanceof DatabaseUnavailable) {
      request.log.warn(error);
      return reply.code(503).header('retry-after', retryAfterSeconds).send(describe(request, unavailable));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(describe(request, error.message));
    request.log.error(error);
    return reply.code(500).send(describe(request, 'Something went wrong on the provider sandbox.'));
  });
  // By default, Node answers this one itself, without a body.
  app.server.on('checkExpectation', (_request, response) => {
    const message = 'The only expectation that is met here is 100-continue.';
    // The route is not known yet, so both fields are set.
    const body = stringifyJson({ message, error: message });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    response.writeHead(417, headers).end(body);
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ message: `There is no ${request.method} ${request.url.split('?')[0]} here.` }),
  );
}
