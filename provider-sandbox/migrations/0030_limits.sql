-- Limits that players set for themselves, in US dollars; of the kind session in minutes. Null is none.
create table limits (
  user_id text not null references users (id),
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  amount numeric(20, 2) check (amount >= 0),
  -- A higher limit, or none, that was asked for, and from when a second request makes it hold; both null if there is none.
  pending_amount numeric(20, 2) check (pending_amount >= 0),
  confirm_from timestamptz,
  primary key (user_id, kind, period),
  check (confirm_from is not null or pending_amount is null)
);

-- What counts towards limits: stakes when they are taken, with what they returned later, and deposits when they can be played with.
-- Their value in dollars is fixed then.
create table counted_money (
  -- Id of the round, bet or deposit.
  reference text primary key,
  user_id text not null references users (id),
  kind text not null check (kind in ('stake', 'deposit')),
  at timestamptz not null,
  rate numeric not null check (rate >= 0),
  usd numeric not null check (usd >= 0),
  returned_usd numeric not null default 0 check (returned_usd >= 0),
  -- Time of play since the player's stake before.
  played_ms integer not null default 0 check (played_ms >= 0)
);
create index counted_money_user on counted_money (user_id, at);

-- Breaks and requests to play again after them. No row is ever changed or removed, so nothing ends a break early.
create table breaks (
  id bigint generated always as identity primary key,
  user_id text not null references users (id),
  length text not null,
  begun_at timestamptz not null,
  until timestamptz not null check (until > begun_at)
);
create index breaks_user on breaks (user_id, until);
create table play_requests (
  id bigint generated always as identity primary key,
  user_id text not null references users (id),
  asked_at timestamptz not null,
  play_from timestamptz not null
);
create index play_requests_user on play_requests (user_id, asked_at);

create function breaks_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Breaks are only added: % of % refused.', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger breaks_unchanged before update or delete on breaks for each row execute function breaks_refuse_change();
create trigger breaks_kept before truncate on breaks for each statement execute function breaks_refuse_change();
create trigger play_requests_unchanged before update or delete on play_requests for each row execute function breaks_refuse_change();
create trigger play_requests_kept before truncate on play_requests for each statement execute function breaks_refuse_change();

alter table users add column closed_at timestamptz;

-- Deposits that have arrived and cannot be played with: the player's account of its own, as the vault is.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts drop constraint ledger_accounts_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check
  check (kind in ('player', 'vault', 'held', 'chain', 'games', 'promotions', 'withdrawals', 'fees'));
alter table ledger_accounts add constraint ledger_accounts_check check ((kind in ('player', 'vault', 'held')) = (owner is not null));

-- Where a deposit came from, and the held deposit that a withdrawal returns.
alter table transactions add column sender text;
alter table transactions add column returns text references transactions (id);
create index transactions_held on transactions (user_id) where status = 'held';

create or replace function player_event_reason(kind text) returns text language sql immutable as $$
  select case
    when kind in ('withdraw', 'fee', 'fee-refund') then 'withdrawal'
    when kind in ('round', 'payout', 'bet', 'win') then 'game'
    when kind in ('vault-in', 'vault-out') then 'vault'
    when kind in ('hold', 'release') then 'held'
    else kind
  end
$$;
