-- Automatic is one round for everybody. Its seeds are a chain: each is the hash of the one after it, and the hash of the
-- first one is published before that one is used.
create table automatic_chains (
  id integer generated always as identity primary key,
  -- Of the last round; the seed of every other round is hashed from it.
  last_seed text not null,
  length integer not null check (length > 0),
  terminal_hash text not null unique,
  -- Drawn once the hash above is committed.
  client_seed text,
  created_at timestamptz not null
);

create table automatic_rounds (
  number integer primary key,
  chain_id integer not null references automatic_chains (id),
  -- The place in the chain, from 0.
  nonce integer not null,
  seed_pair_id text not null unique references seed_pairs (id),
  phase text not null check (phase in ('betting', 'running', 'broken', 'settled')),
  -- When the multiplier began to grow, and when the phase is over. The end of a running round is nobody's to know.
  started_at timestamptz,
  ends_at timestamptz not null,
  -- How far the multiplier comes, in hundredths; drawn when betting closes.
  result integer,
  check ((phase = 'betting') = (result is null)),
  unique (chain_id, nonce)
);
-- One round at a time, however many processes drive the clock.
create unique index automatic_rounds_open on automatic_rounds ((true)) where phase <> 'settled';

-- Bets on the round that is not over. Settling removes a bet here and adds it to the rounds of its player.
create table automatic_bets (
  id text primary key,
  round_number integer not null references automatic_rounds (number),
  player text not null,
  session_id text not null references game_sessions (id) on delete cascade,
  user_id text references users (id),
  idempotency_key text not null,
  currency text not null,
  stake numeric(30, 8) not null check (stake > 0),
  bet jsonb not null,
  placed_at timestamptz not null,
  unique (player, idempotency_key),
  unique (round_number, player)
);
create index automatic_bets_session on automatic_bets (session_id);

-- A seed pair of Automatic belongs to the game, and all who bet on its round share it.
alter table rounds drop constraint rounds_seed_pair_id_nonce_key;
alter table rounds add constraint rounds_of_pair unique (seed_pair_id, nonce, player);
