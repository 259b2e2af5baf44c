-- Money that has left a balance and is not on the chain yet, and what the house takes for sending it.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check
  check (kind in ('player', 'chain', 'games', 'promotions', 'withdrawals', 'fees'));

-- Null where there is none: only withdrawals have one.
alter table transactions add column fee numeric(30, 8) check (fee >= 0 and fee < amount);

-- What has happened to a deposit or a withdrawal. The newest step decides its status.
create table transaction_steps (
  transaction_id text not null references transactions (id),
  place integer not null,
  state text not null,
  at timestamptz not null,
  reason text,
  primary key (transaction_id, place),
  -- No state comes twice.
  unique (transaction_id, state)
);

create function transaction_steps_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Steps are only added: % refused.', tg_op using errcode = 'restrict_violation';
end $$;
create trigger transaction_steps_unchanged before update or delete on transaction_steps
  for each row execute function transaction_steps_refuse_change();
create trigger transaction_steps_kept before truncate on transaction_steps
  for each statement execute function transaction_steps_refuse_change();

create function player_events_of_step() returns trigger language plpgsql as $$
begin
  insert into player_events (user_id, reason, currency)
    select user_id, player_event_reason(type), currency from transactions where id = new.transaction_id;
  return null;
end $$;
create trigger transaction_steps_told after insert on transaction_steps
  for each row execute function player_events_of_step();

create or replace function player_event_reason(kind text) returns text language sql immutable as $$
  select case
    when kind in ('withdraw', 'fee', 'fee-refund') then 'withdrawal'
    when kind in ('round', 'payout', 'bet', 'win') then 'game'
    else kind
  end
$$;

-- Withdrawals and deposits under way were broadcast at once.
insert into transaction_steps (transaction_id, place, state, at)
  select id, place, state, created_at from transactions, lateral (values
    ('withdraw', 1, 'asked', null), ('withdraw', 2, 'approved', null), ('withdraw', 3, 'sent', null),
    ('withdraw', 4, 'confirming', 'sending'), ('deposit', 1, 'seen', null), ('deposit', 2, 'confirming', 'confirming')
  ) as steps (of_type, place, state, of_status)
  where broadcast_height is not null and type = of_type and (of_status is null or of_status = status);

-- Coins on networks that an operator has paused.
create table coin_pauses (
  currency text not null,
  network text not null,
  movement text not null check (movement in ('deposit', 'withdrawal')),
  reason text not null,
  primary key (currency, network, movement)
);
