-- What a player has put away from play: the player's account of its own, counted and held like the balance, and never overdrawn.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts drop constraint ledger_accounts_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check
  check (kind in ('player', 'vault', 'chain', 'games', 'promotions', 'withdrawals', 'fees'));
alter table ledger_accounts add constraint ledger_accounts_check check ((kind in ('player', 'vault')) = (owner is not null));

create or replace function ledger_hold_account() returns trigger language plpgsql as $$
begin
  perform from ledger_accounts where id = new.account_id and owner is not null for no key update;
  return new;
end $$;

create or replace function ledger_count_entry() returns trigger language plpgsql as $$
begin
  insert into ledger_player_balances (account_id, amount)
    select id, new.amount from ledger_accounts where id = new.account_id and owner is not null
    on conflict (account_id) do update set amount = ledger_player_balances.amount + excluded.amount;
  return null;
end $$;

drop view ledger_balances;
create view ledger_balances as
  select account.kind, account.owner, account.currency, balance.amount
  from ledger_player_balances balance join ledger_accounts account on account.id = balance.account_id;
drop index ledger_accounts_owner;
create index ledger_accounts_owner on ledger_accounts (owner) where owner is not null;

create or replace function player_event_reason(kind text) returns text language sql immutable as $$
  select case
    when kind in ('withdraw', 'fee', 'fee-refund') then 'withdrawal'
    when kind in ('round', 'payout', 'bet', 'win') then 'game'
    when kind in ('vault-in', 'vault-out') then 'vault'
    else kind
  end
$$;
