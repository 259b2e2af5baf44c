-- Rounds, bets and transactions that could not be settled: each is taken out of the way of the others and kept here for an operator.
create table set_aside (
  id text primary key,
  kind text not null check (kind in ('open-round', 'automatic-bet', 'transaction')),
  player text not null,
  -- What belongs to a session of fun play is deleted with it.
  session_id text references game_sessions (id) on delete cascade,
  idempotency_key text,
  currency text not null,
  amount numeric(30, 8) not null,
  problem text not null,
  -- Null if nothing had been taken from the player.
  is_refunded boolean,
  -- The row as it was.
  item jsonb not null,
  set_aside_at timestamptz not null
);
create index set_aside_key on set_aside (player, idempotency_key);
create index set_aside_session on set_aside (session_id);
create index set_aside_newest on set_aside (set_aside_at desc, id desc);

-- A key names one round of a player, whatever the game. Where it names two, the one that is not settled takes its id as key.
update open_rounds set idempotency_key = id where exists (
  select from rounds where rounds.player = open_rounds.player and rounds.idempotency_key = open_rounds.idempotency_key
  union all
  select from automatic_bets bets where bets.player = open_rounds.player and bets.idempotency_key = open_rounds.idempotency_key
);
update automatic_bets set idempotency_key = id where exists (
  select from rounds where rounds.player = automatic_bets.player and rounds.idempotency_key = automatic_bets.idempotency_key
);
