import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { drops } from '../faults';
import { readShape } from '../http/readShape';
import { auditLedger } from '../ledger';
import { controlPrefix } from '../paths';
import type { Sandbox } from '../sandbox';
import { listSetAside } from '../set-aside';
import {
  addLongHistory,
  decideReview,
  endWithdrawal,
  mineBlocks,
  movements,
  readHeight,
  readPauses,
  reviewDecisions,
  sendTestDeposit,
  setPause,
  tellEndedHolds,
  withdrawalFates,
} from '../wallet';

const depositBody = v.object({
  userId: v.string(),
  currency: v.string(),
  amount: v.string('A decimal string is needed'),
  network: v.optional(v.string()),
  sentOver: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))),
});
const withdrawalBody = v.object({ userId: v.string(), status: v.picklist(withdrawalFates) });
const reasonText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const reviewBody = v.object({
  userId: v.string(),
  decision: v.picklist(reviewDecisions),
  reason: v.optional(reasonText),
});
const pauseBody = v.object({
  currency: v.string(),
  network: v.optional(v.string()),
  movement: v.picklist(movements),
  reason: v.nullable(reasonText),
});
const blocksBody = v.object({ count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1) });
const clockBody = v.object({ forwardSeconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31_536_000)) });
const historyBody = v.object({
  userId: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200_000)),
});
const faultBody = v.object({
  method: v.optional(v.string(), '*'),
  path: v.pipe(v.string(), v.startsWith('/')),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.unknown()),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  drop: v.optional(v.picklist(drops)),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** The calls with which tests and the console page control the sandbox. Guarded by http/controlAccess.ts. */
export function registerControlRoutes(control: FastifyInstance, sandbox: Sandbox): void {
  const { database, faults, outbox } = sandbox;

  control.get(`${controlPrefix}/mail`, async (request) => outbox.list(readQuery(request.query).to));

  control.post(`${controlPrefix}/deposits`, async (request, reply) => {
    reply.code(201);
    return sendTestDeposit(sandbox, readShape(depositBody, request.body));
  });

  control.post(`${controlPrefix}/withdrawals`, async (request) =>
    endWithdrawal(sandbox, readShape(withdrawalBody, request.body)),
  );

  control.post(`${controlPrefix}/reviews`, async (request) =>
    decideReview(sandbox, readShape(reviewBody, request.body)),
  );
  control.get(`${controlPrefix}/pauses`, async () => readPauses(database));
  control.put(`${controlPrefix}/pauses`, async (request) => setPause(sandbox, readShape(pauseBody, request.body)));

  control.post(`${controlPrefix}/history`, async (request, reply) => {
    const { userId, count } = readShape(historyBody, request.body);
    await addLongHistory(database, userId, count, sandbox.now());
    reply.code(201);
    return { count };
  });

  control.post(`${controlPrefix}/blocks`, async (request) => {
    const { count } = readShape(blocksBody, request.body ?? {});
    return { height: await mineBlocks(sandbox, count) };
  });
  control.get(`${controlPrefix}/blocks`, async () => ({ height: await readHeight(database) }));

  control.post(`${controlPrefix}/clock`, async (request) => {
    sandbox.moveClock(readShape(clockBody, request.body).forwardSeconds * 1000);
    await tellEndedHolds(sandbox);
    return { now: sandbox.now().toISOString() };
  });

  // The body of a fault may be as large as a test needs.
  control.post(`${controlPrefix}/faults`, { bodyLimit: 2 ** 20 }, async (request, reply) => {
    reply.code(201);
    return { id: faults.add(readShape(faultBody, request.body)) };
  });
  control.get(`${controlPrefix}/faults`, async () => faults.list());
  control.delete(`${controlPrefix}/faults`, async () => {
    faults.clear();
    return { message: 'No faults are in force.' };
  });

  control.get(`${controlPrefix}/ledger`, async () => auditLedger(database));
  control.get(`${controlPrefix}/set-aside`, async () => listSetAside(database));
}

const readQuery = (query: unknown) => query as { readonly to?: string };
