-- What the bell tells a player (extension `notices`), written in the transaction of its cause.
create table notices (
  id text primary key,
  -- The order of the list: several may have the same time.
  place bigint generated always as identity,
  user_id text not null references users (id),
  kind text not null,
  at timestamptz not null,
  facts jsonb not null,
  is_read boolean not null default false
);
create index notices_order on notices (user_id, place);
create index notices_unread on notices (user_id) where not is_read;
create index notices_oldest on notices (at);

-- Of the bell itself, which has no coin.
alter table player_events alter column currency drop not null;

create function player_events_of_notices() returns trigger language plpgsql as $$
begin
  insert into player_events (user_id, reason) select distinct user_id, 'notices' from changed;
  return null;
end $$;
create trigger notices_added after insert on notices
  referencing new table as changed for each statement execute function player_events_of_notices();
create trigger notices_read after update on notices
  referencing new table as changed for each statement execute function player_events_of_notices();
