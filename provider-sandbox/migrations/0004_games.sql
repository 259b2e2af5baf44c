create table game_sessions (
  token_hash text primary key,
  id text not null unique,
  game_uuid text not null,
  -- Null in fun play, which has no account; its play money is play_balance.
  user_id text references users (id),
  currency text not null,
  play_balance numeric(30, 8) check (play_balance >= 0),
  return_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((user_id is null) = (play_balance is not null))
);

-- player is a user's id, or a session's in fun play. One pair of a player is in use at a time.
create table seed_pairs (
  id text primary key,
  player text not null,
  server_seed text not null,
  client_seed text not null,
  nonce integer not null default 0,
  created_at timestamptz not null,
  revealed_at timestamptz
);
create unique index seed_pairs_in_use on seed_pairs (player) where revealed_at is null;

create table rounds (
  id text primary key,
  player text not null,
  game_uuid text not null,
  session_id text not null references game_sessions (id),
  idempotency_key text not null,
  seed_pair_id text not null references seed_pairs (id),
  nonce integer not null,
  currency text not null,
  stake numeric(30, 8) not null check (stake > 0),
  payout numeric(30, 8) not null check (payout >= 0),
  bet jsonb not null,
  outcome jsonb not null,
  created_at timestamptz not null,
  unique (player, idempotency_key),
  unique (seed_pair_id, nonce)
);
create index rounds_player on rounds (player, game_uuid, created_at desc);
