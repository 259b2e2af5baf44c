create table ledger_accounts (
  id bigint generated always as identity primary key,
  -- 'player' belongs to owner; 'chain', 'games' and 'promotions' are the house's and have no owner.
  kind text not null check (kind in ('player', 'chain', 'games', 'promotions')),
  owner text references users (id),
  currency text not null,
  check ((kind = 'player') = (owner is not null))
);
create unique index ledger_accounts_key on ledger_accounts (kind, coalesce(owner, ''), currency);

create table ledger_transfers (
  id text primary key,
  kind text not null,
  -- What the transfer settles, e.g. a deposit's id: settling it twice is refused by the index below.
  reference text not null,
  created_at timestamptz not null
);
create unique index ledger_transfers_reference on ledger_transfers (kind, reference);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transfer_id text not null references ledger_transfers (id),
  account_id bigint not null references ledger_accounts (id),
  amount numeric(30, 8) not null check (amount <> 0)
);
create index ledger_entries_account on ledger_entries (account_id) include (amount);
create index ledger_entries_transfer on ledger_entries (transfer_id);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is never changed: % of % refused.', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger ledger_accounts_unchanged before update or delete on ledger_accounts
  for each row execute function ledger_refuse_change();
create trigger ledger_transfers_unchanged before update or delete on ledger_transfers
  for each row execute function ledger_refuse_change();
create trigger ledger_entries_unchanged before update or delete on ledger_entries
  for each row execute function ledger_refuse_change();
create trigger ledger_accounts_kept before truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();
create trigger ledger_transfers_kept before truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
create trigger ledger_entries_kept before truncate on ledger_entries
  for each statement execute function ledger_refuse_change();

create function ledger_check_transfer() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
    where entry.transfer_id = new.transfer_id group by account.currency having sum(entry.amount) <> 0
  ) then
    raise exception 'Transfer % does not sum to zero.', new.transfer_id
      using errcode = 'check_violation', constraint = 'ledger_sums_to_zero';
  end if;
  return null;
end $$;
create constraint trigger ledger_sums_to_zero after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_check_transfer();

-- Whoever writes to a player's account holds its row until the end of the transaction, so the sum below
-- cannot miss what another transaction is writing.
create function ledger_hold_account() returns trigger language plpgsql as $$
begin
  perform from ledger_accounts where id = new.account_id and kind = 'player' for no key update;
  return new;
end $$;
create trigger ledger_account_held before insert on ledger_entries
  for each row execute function ledger_hold_account();

create function ledger_check_balance() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_accounts where id = new.account_id and kind = 'player')
    and (select sum(amount) from ledger_entries where account_id = new.account_id) < 0 then
    raise exception 'Account % would be overdrawn.', new.account_id
      using errcode = 'check_violation', constraint = 'ledger_no_overdraft';
  end if;
  return null;
end $$;
create constraint trigger ledger_no_overdraft after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_check_balance();

create view ledger_balances as
  select account.kind, account.owner, account.currency, coalesce(sum(entry.amount), 0)::numeric(30, 8) as amount
  from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
  group by account.id;
