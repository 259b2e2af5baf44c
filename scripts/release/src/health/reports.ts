import { reasonOf } from '@tessera/platform/project';
import { moduleNameSchema } from '@tessera/platform/protocol';
import {
  array,
  type InferOutput,
  integer,
  isoTimestamp,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  objectWithRest,
  optional,
  parse,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';
import { lineSchema } from '../oneLine';
import { Refused } from '../outcome';

/** Names are part of the sentences that a watch writes into the history. A stack has several lines, of which the first is shown. */
const attributes = objectWithRest(
  { 'tessera.module': optional(moduleNameSchema), 'exception.stacktrace': optional(string()) },
  lineSchema,
);
const count = pipe(number(), integer(), minValue(0));
const reportsSchema = object({
  points: pipe(
    array(
      object({
        at: lineSchema,
        name: pipe(string(), regex(/^[a-z_.]+$/)),
        unit: nullable(picklist(['ms', '1'])),
        attributes,
        bucket: pipe(number(), integer()),
        count,
      }),
    ),
    maxLength(100_000),
  ),
  events: array(object({ name: lineSchema, attributes, count, last: lineSchema })),
  /** Time of the receiver, if it tells. */
  now: optional(pipe(string(), isoTimestamp())),
});
/** What pages have reported of one app: counts by minute, and events by frequency. */
export type Reports = InferOutput<typeof reportsSchema>;

/** Where reports are read. */
export interface ReportsAddress {
  readonly url: string;
  /** Bearer token, where the receiver demands one. */
  readonly token?: string | undefined;
}

const timeoutMs = 30_000;

/**
 * Reads what pages have reported of an app.
 *
 * @param until all later ones by default
 * @throws Refused when the receiver does not answer, or not as agreed
 */
export async function readReports(
  { url, token }: ReportsAddress,
  app: string,
  since: Date,
  until?: Date,
): Promise<Reports> {
  const time = { since: since.toISOString(), ...(until && { until: until.toISOString() }) };
  const address = `${url}?${new URLSearchParams({ remote: app, ...time })}`;
  try {
    const answer = await fetch(address, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`it answers ${answer.status} ${(await answer.text()).slice(0, 200)}`);
    return parse(reportsSchema, await answer.json());
  } catch (error) {
    throw new Refused(
      `${url} does not say how ${app} does: ${reasonOf(error)}. Name the receiver with --telemetry (or telemetry in site.json), its token with TESSERA_TELEMETRY_TOKEN.`,
    );
  }
}

/** Reports of several times as those of one. */
export function mergedReports(parts: readonly Reports[]): Reports {
  const events = new Map<string, Reports['events'][number]>();
  for (const event of parts.flatMap((part) => part.events)) {
    const key = JSON.stringify([event.name, event.attributes]);
    events.set(key, { ...event, count: event.count + (events.get(key)?.count ?? 0) });
  }
  return {
    points: parts.flatMap(({ points }) => points),
    events: [...events.values()].sort((a, b) => b.count - a.count),
  };
}
