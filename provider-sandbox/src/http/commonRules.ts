import type { FastifyInstance } from 'fastify';
import { installAnswerHeaders } from './answerHeaders';
import { answerFailures } from './failures';
import { installExactJson } from './json';
import { refuseUnreadable } from './unreadable';

/** Rules shared by the API and the control plane's own listener. */
export function installCommonRules(app: FastifyInstance): void {
  installAnswerHeaders(app);
  answerFailures(app);
  installExactJson(app);
  refuseUnreadable(app);
}
