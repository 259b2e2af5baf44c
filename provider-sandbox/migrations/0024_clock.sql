-- When old rows were last deleted, by this database's clock: a clock that has jumped since then would make rows old that are not. See
-- src/cleaning/clock.ts. Before the first time, it is when the newest row was written.
create table cleaning_clock (
  is_only boolean primary key default true check (is_only),
  trusted_at timestamptz not null,
  -- When the clock was first found to have jumped; null while it is trusted.
  doubted_since timestamptz
);
insert into cleaning_clock (trusted_at) select coalesce(
  greatest(
    (select max(last_seen_at) from sessions),
    (select max(created_at) from security_events),
    (select max(at) from telemetry_points)
  ),
  clock_timestamp()
);
