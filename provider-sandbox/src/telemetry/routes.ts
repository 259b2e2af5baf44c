import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { createRateLimit } from '../http/rateLimit';
import { readShape } from '../http/readShape';
import { controlPrefix } from '../paths';
import type { Sandbox } from '../sandbox';
import { logsSchema, metricsSchema, readLogs, readMetrics } from './otlp';
import { readEvents, readPoints } from './readReports';
import { intervalMs, startOf } from './store';

/** Reports a minute of one network; a page sends two when it is hidden. */
const reportsPerMinute = 600;

const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
  v.date(),
);
const selectionSchema = v.object({
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*$/)),
  since: time,
  until: v.optional(time),
});

const unreadable = 'Unreadable';
const tooMuch = 'Of a release that the site does not have, or more than one network may add in an hour';

/** Receives what pages report, in the OpenTelemetry protocol over HTTP, if the sandbox is configured for it. */
export function registerTelemetry(app: FastifyInstance, { receiver }: Pick<Sandbox, 'receiver'>): void {
  if (receiver === undefined) return;
  app.addHook('onClose', () => receiver.close());
  const preHandler = createRateLimit(reportsPerMinute);
  const answer = (field: string, all: number, readable: number, taken: number) => {
    const reasons = [...(readable < all ? [unreadable] : []), ...(taken < readable ? [tooMuch] : [])];
    return taken === all ? {} : { partialSuccess: { [field]: `${all - taken}`, errorMessage: reasons.join('. ') } };
  };

  app.post('/telemetry/v1/metrics', { preHandler }, async ({ body, ip }: FastifyRequest) => {
    const { readable, rejected } = readMetrics(readShape(metricsSchema, body));
    const taken = await receiver.addPoints(ip, readable);
    return answer('rejectedDataPoints', readable.length + rejected, readable.length, taken);
  });

  app.post('/telemetry/v1/logs', { preHandler }, async ({ body, ip }: FastifyRequest) => {
    const { readable, rejected } = readLogs(readShape(logsSchema, body));
    const taken = await receiver.addEvents(ip, readable);
    return answer('rejectedLogRecords', readable.length + rejected, readable.length, taken);
  });
}

/** Calls that read what pages have reported; part of the control plane. */
export function registerTelemetryReads(
  control: FastifyInstance,
  { database, receiver, now }: Pick<Sandbox, 'database' | 'receiver' | 'now'>,
): void {
  if (receiver === undefined) return;
  let reading = Promise.resolve();
  control.get(`${controlPrefix}/telemetry`, async (request, reply) => {
    const { remote, since, until } = readShape(selectionSchema, request.query);
    // There are no reports of other times: the database has no year 0, and the years until 9999 take hours to read.
    const end = new Date(now().getTime() + intervalMs);
    const within = (at: Date) => Math.min(Math.max(at.getTime(), 0), end.getTime());
    const selection = {
      remote,
      since: new Date(within(since)),
      until: new Date(startOf(new Date(within(until ?? end)), intervalMs)),
    };
    // One at a time, so that it takes one connection of those that players' calls need.
    const read = reading.then(async () => {
      await receiver.store.flush();
      const [points, events] = [await readPoints(database, selection), await readEvents(database, selection)];
      return { points, events, now: now().toISOString() };
    });
    reading = read.then(
      () => undefined,
      () => undefined,
    );
    // Quicker than digit for digit: there are no amounts.
    return reply
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(await read);
  });
  control.get(`${controlPrefix}/telemetry/prometheus`, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').serializer(String).send(receiver.exposition.text()),
  );
}
