import * as v from 'valibot';

/*
 * What pages send (platform/host/telemetry), and nothing else: docs/telemetry.md lists it.
 */

const line = (form: RegExp, longest = 150) => v.pipe(v.string(), v.maxLength(longest), v.regex(form));
const place = 'at https?://[!-~]{1,300}:\\d{1,7}:\\d{1,7}';
/** Directives that a violation can name (CSP Level 3). */
const directives =
  'base-uri child-src connect-src default-src fenced-frame-src font-src form-action frame-ancestors frame-src img-src manifest-src media-src object-src require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr style-src-elem trusted-types worker-src';

/** Values of each attribute: lists where this knows them (the site's registry lists its apps and releases), else the form of a name. Only a stack has several lines. */
const values = {
  'tessera.remote': line(/^[a-z][a-z0-9]*$/, 20),
  'tessera.release': line(/^\d+\.\d+\.\d[\w.+-]*-[0-9a-z]+$/, 80),
  'tessera.cohort': v.picklist(['live', 'canary', 'override']),
  'tessera.cache': v.picklist(['cold', 'warm']),
  'tessera.kind': v.picklist(['load', 'deadline', 'contract', 'render', 'unhandled']),
  'tessera.module': line(/^[A-Z]\w*$/, 40),
  'tessera.directive': v.picklist(directives.split(' ')),
  'url.template': line(/^\/[\w.~*/%-]*$/),
  'http.response.status_code': line(/^(?:0|[4-9]\d\d)$/),
  'exception.stacktrace': line(new RegExp(`^${place}(?:\n${place}){0,4}$`), 1_000),
  'tessera.place': line(new RegExp(`^${place}$`), 400),
};
type Key = keyof typeof values;

const pick = <Known extends Key>(...keys: readonly Known[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as { [Name in Known]: (typeof values)[Name] };
const maybe = (...keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, v.optional(values[key] as v.GenericSchema<unknown, string>)]));

const app = pick('tessera.remote', 'tessera.release', 'tessera.cohort');
const session = v.strictObject({ ...app, ...maybe('tessera.cache') });
const rendered = v.strictObject({ ...app, ...pick('tessera.module'), ...maybe('tessera.cache') });
const violation = pick('tessera.directive');
const violationOf = (details: ReturnType<typeof maybe>) =>
  v.union([v.strictObject({ ...app, ...violation, ...details }), v.strictObject({ ...violation, ...details })]);

/** How a metric is counted: `tab` once for a release in a tab, `count` as often as it happens, or a value in a unit, once as well. */
export type Kind = 'tab' | 'count' | 'ms' | '1';

const metric = <Attributes extends v.GenericSchema>(kind: Kind, attributes: Attributes) => ({ kind, attributes });
/** Every metric that pages send, with the attributes that it has. */
export const metrics = {
  'tessera.remote.sessions': metric('tab', session),
  'tessera.remote.failed_sessions': metric('tab', session),
  'tessera.remote.failures': metric('count', v.strictObject({ ...app, ...pick('tessera.kind') })),
  'tessera.remote.quarantines': metric('tab', v.strictObject(app)),
  'tessera.module.loaded': metric('ms', rendered),
  'tessera.module.shown': metric('ms', rendered),
  'web_vitals.lcp': metric('ms', session),
  'web_vitals.inp': metric('ms', session),
  'web_vitals.cls': metric('1', session),
  'web_vitals.fcp': metric('ms', session),
  'web_vitals.ttfb': metric('ms', session),
  'tessera.policy.violations': metric('count', violationOf({})),
  'tessera.calls.failed': metric('count', v.strictObject(pick('url.template', 'http.response.status_code'))),
} as const;
/** Name of a metric. */
export type MetricName = keyof typeof metrics;
/** Names of all metrics. */
export const metricNames = Object.keys(metrics) as readonly MetricName[];

/** Every event that pages send, with the attributes that it has. */
export const events = {
  'tessera.remote.failure': v.strictObject({
    ...app,
    ...pick('tessera.kind'),
    ...maybe('tessera.module', 'exception.stacktrace'),
  }),
  'tessera.policy.violation': violationOf(maybe('tessera.place')),
} as const;
/** Name of an event. */
export type EventName = keyof typeof events;
/** Names of all events. */
export const eventNames = Object.keys(events) as readonly EventName[];
