import type { FastifyInstance } from 'fastify';
import { installAnswerHeaders } from './answerHeaders';
import { answerFailures } from './failures';
import { installExactJson } from './json';
import { refuseUnreadable } from './unreadable';

/** What holds for the API and for the control plane's own listener, whatever they serve. */
export function installCommonRules(app: FastifyInstance): void {
  installAnswerHeaders(app);
  answerFailures(app);
  installExactJson(app);
  refuseUnreadable(app);
}
