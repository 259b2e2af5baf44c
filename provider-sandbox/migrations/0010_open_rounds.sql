-- A round that is played step by step, until it is settled. Its stake has left the balance; `rounds` has it once it is settled.
create table open_rounds (
  id text primary key,
  player text not null,
  game_uuid text not null,
  session_id text not null references game_sessions (id),
  idempotency_key text not null,
  seed_pair_id text not null references seed_pairs (id),
  scheme integer not null,
  nonce integer not null,
  currency text not null,
  stake numeric(30, 8) not null check (stake > 0),
  start jsonb not null,
  steps jsonb not null default '[]',
  created_at timestamptz not null,
  unique (player, game_uuid),
  unique (seed_pair_id, nonce)
);
create index open_rounds_session on open_rounds (session_id);
create index open_rounds_oldest on open_rounds (created_at);
