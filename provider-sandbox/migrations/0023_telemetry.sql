-- What pages report of themselves (src/telemetry), by ten seconds. A counter has one bucket, 0; a histogram those of the OpenTelemetry
-- protocol at scale 4, and -100000 for zeros.
create table telemetry_points (
  at timestamptz not null,
  name text not null,
  unit text,
  attributes jsonb not null,
  bucket integer not null,
  count bigint not null,
  primary key (name, at, attributes, bucket)
);
create index telemetry_points_oldest on telemetry_points (at);

create table telemetry_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  name text not null,
  attributes jsonb not null
);
create index telemetry_events_oldest on telemetry_events (at);
