-- What a player has, kept beside the entries that it is the sum of, so that reading it takes no longer as they grow. The
-- house's accounts have none: rounds of all players would wait for each other at their rows.
create table ledger_player_balances (
  account_id bigint primary key references ledger_accounts (id),
  amount numeric(30, 8) not null
);
insert into ledger_player_balances (account_id, amount)
  select account.id, coalesce(sum(entry.amount), 0)
  from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
  where account.kind = 'player' group by account.id;

create function ledger_count_entry() returns trigger language plpgsql as $$
begin
  insert into ledger_player_balances (account_id, amount)
    select id, new.amount from ledger_accounts where id = new.account_id and kind = 'player'
    on conflict (account_id) do update set amount = ledger_player_balances.amount + excluded.amount;
  return null;
end $$;
create trigger ledger_entry_counted after insert on ledger_entries
  for each row execute function ledger_count_entry();

-- Only the trigger above writes balances.
create trigger ledger_player_balances_counted before insert or update on ledger_player_balances
  for each statement when (pg_trigger_depth() = 0) execute function ledger_refuse_change();
create trigger ledger_player_balances_kept before delete or truncate on ledger_player_balances
  for each statement execute function ledger_refuse_change();

create or replace function ledger_check_balance() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_player_balances where account_id = new.account_id and amount < 0) then
    raise exception 'Account % would be overdrawn.', new.account_id
      using errcode = 'check_violation', constraint = 'ledger_no_overdraft';
  end if;
  return null;
end $$;

drop view ledger_balances;
create view ledger_balances as
  select account.owner, account.currency, balance.amount
  from ledger_player_balances balance join ledger_accounts account on account.id = balance.account_id;
-- The key of accounts begins with what all players share.
create index ledger_accounts_owner on ledger_accounts (owner) where kind = 'player';

-- How a round was drawn and what it paid for each unit staked. Bets and outcomes are numbers of the game's own from now on.
alter table rounds add column scheme integer not null default 1;
alter table rounds alter column scheme drop default;
alter table rounds add column multiplier numeric(20, 4) not null default 0 check (multiplier >= 0);
update rounds set
  multiplier = case when (outcome->>'isWin')::boolean then (outcome->>'multiplier')::numeric else 0 end,
  bet = jsonb_build_object('direction', bet->>'direction', 'target', ((bet->>'target')::numeric * 100)::integer),
  outcome = jsonb_build_object('roll', ((outcome->>'roll')::numeric * 100)::integer);
alter table rounds alter column multiplier drop default;

-- Replacing seeds is named by a key: asked for again after a lost answer, the same pair is revealed and no other.
alter table seed_pairs add column rotation_key text;
create unique index seed_pairs_rotation on seed_pairs (player, rotation_key);
create index seed_pairs_newest on seed_pairs (player, created_at desc, id desc);
drop index seed_pairs_player;
