import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { HttpError } from '../http/httpError';
import { readShape } from '../http/readShape';
import { gamesApiPrefix } from '../paths';
import type { Sandbox } from '../sandbox';
import { readAmount } from '../wallet/amounts';
import type { SteppedRules } from './engine/gameRules';
import { cashOut, type StepResult, startRound, takeStep } from './engine/stepRound';
import { gamesMessages } from './games.messages';
import { keySchema, readCurrency } from './roundRequest';
import type { PlayableSession } from './session';
import { requirePlayableSession } from './sessions';
import { readStakeBalance } from './stakeBalance';

const startBody = v.object({
  key: keySchema,
  game: v.string(),
  currency: v.string(),
  stake: v.union([v.string(), v.number()]),
  start: v.unknown(),
});
const stepBody = v.object({ id: v.string(), step: v.unknown() });
const cashOutBody = v.object({ id: v.string() });

/** The calls for playing a round step by step, authorised by the token in the page's address. */
export function registerStepRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const answer = async (session: PlayableSession, result: StepResult) => {
    const { currency } = 'round' in result ? result.round : result.openRound;
    return { ...result, balance: await readStakeBalance(sandbox.database, session, currency) };
  };
  const requireSteps = async (request: FastifyRequest) => {
    const session = await requirePlayableSession(sandbox, request);
    if (session.rules.steps === undefined) throw new HttpError(403, gamesMessages.noSteps);
    return { session, rules: session.rules as SteppedRules };
  };
  const parse = <Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Value => {
    const result = v.safeParse(schema, value);
    if (!result.success) throw new HttpError(400, result.issues[0].message);
    return result.output;
  };

  app.post(`${gamesApiPrefix}open-round`, async (request) => {
    const { session, rules } = await requireSteps(request);
    const body = readShape(startBody, request.body);
    if (body.game !== session.game.slug) throw new HttpError(403, gamesMessages.otherGame);
    const start = {
      key: body.key,
      currency: readCurrency(session, body.currency),
      stake: readAmount(body.stake),
      start: parse(rules.steps.startSchema, body.start),
    };
    return answer(session, await startRound(sandbox, session, rules, start));
  });

  app.post(`${gamesApiPrefix}open-round/steps`, async (request) => {
    const { session, rules } = await requireSteps(request);
    const { id, step } = readShape(stepBody, request.body);
    return answer(session, await takeStep(sandbox, session, rules, id, parse(rules.steps.stepSchema, step)));
  });

  app.post(`${gamesApiPrefix}open-round/cash-out`, async (request) => {
    const { session, rules } = await requireSteps(request);
    return answer(session, await cashOut(sandbox, session, rules, readShape(cashOutBody, request.body).id));
  });
}
