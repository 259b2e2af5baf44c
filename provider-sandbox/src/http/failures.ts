import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

/** Answers every failure as `{message}`; what the sandbox did not foresee is logged and not described. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ message: error.message, ...error.details });
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: error.message });
    request.log.error(error);
    return reply.code(500).send({ message: 'Something went wrong on the provider sandbox.' });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ message: `There is no ${request.method} ${request.url.split('?')[0]} here.` }),
  );
}
