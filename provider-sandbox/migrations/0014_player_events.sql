-- What happened to a player's money, for pages that follow it (extension `events`). Written by the database, so that nothing
-- that moves money or a transaction can forget it.
create table player_events (
  user_id text not null,
  reason text not null,
  currency text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Readers go by it: ids of a sequence do not become visible in their order.
  xid xid8 not null default pg_current_xact_id()
);
create index player_events_order on player_events (user_id, xid);

create function player_event_reason(kind text) returns text language sql immutable as $$
  select case
    when kind = 'withdraw' then 'withdrawal'
    when kind in ('round', 'payout', 'bet', 'win') then 'game'
    else kind
  end
$$;

create function player_events_of_new_transactions() returns trigger language plpgsql as $$
begin
  insert into player_events (user_id, reason, currency)
    select distinct user_id, player_event_reason(type), currency from changed;
  return null;
end $$;
create trigger transactions_added after insert on transactions
  referencing new table as changed for each statement execute function player_events_of_new_transactions();

create function player_events_of_moved_transactions() returns trigger language plpgsql as $$
begin
  insert into player_events (user_id, reason, currency)
    select distinct changed.user_id, player_event_reason(changed.type), changed.currency
    from changed join before on before.id = changed.id
    where changed.status is distinct from before.status;
  return null;
end $$;
create trigger transactions_moved after update on transactions
  referencing old table as before new table as changed for each statement execute function player_events_of_moved_transactions();

create function player_events_of_entry() returns trigger language plpgsql as $$
begin
  insert into player_events (user_id, reason, currency)
    select account.owner, player_event_reason(transfer.kind), account.currency
    from ledger_accounts account, ledger_transfers transfer
    where account.id = new.account_id and account.kind = 'player' and transfer.id = new.transfer_id;
  return null;
end $$;
create trigger ledger_entries_told after insert on ledger_entries
  for each row execute function player_events_of_entry();
