import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createRateLimit } from '../http/rateLimit';
import { readShape } from '../http/readShape';
import { controlPrefix } from '../paths';
import type { Sandbox } from '../sandbox';
import { logsSchema, metricsSchema, readLogs, readMetrics } from './otlp';
import { addEvents, addPoints, readEvents, readPoints } from './store';

/** Reports a minute of one network; a page sends two when it is hidden. */
const reportsPerMinute = 600;

const selectionSchema = v.object({
  remote: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  since: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
});

/** Receives what pages report, in the OpenTelemetry protocol over HTTP. */
export function registerTelemetry(app: FastifyInstance, { database, now, exposition }: Sandbox): void {
  const preHandler = createRateLimit(reportsPerMinute);

  app.post('/telemetry/v1/metrics', { preHandler }, async (request) => {
    const { readable, rejected } = readMetrics(readShape(metricsSchema, request.body));
    if (readable.length > 0) await addPoints(database, now(), readable);
    for (const point of readable) exposition.add(point);
    return rejected === 0 ? {} : { partialSuccess: { rejectedDataPoints: `${rejected}`, errorMessage: 'Unreadable' } };
  });

  app.post('/telemetry/v1/logs', { preHandler }, async (request) => {
    const { readable, rejected } = readLogs(readShape(logsSchema, request.body));
    if (readable.length > 0) await addEvents(database, now(), readable);
    return rejected === 0 ? {} : { partialSuccess: { rejectedLogRecords: `${rejected}`, errorMessage: 'Unreadable' } };
  });
}

/** Calls that read what pages have reported; part of the control plane. */
export function registerTelemetryReads(control: FastifyInstance, { database, exposition }: Sandbox): void {
  control.get(`${controlPrefix}/telemetry`, async (request) => {
    const selection = readShape(selectionSchema, request.query);
    return { points: await readPoints(database, selection), events: await readEvents(database, selection) };
  });
  control.get(`${controlPrefix}/telemetry/prometheus`, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').serializer(String).send(exposition.text()),
  );
}
