-- Tells the deposits of players on the XRP Ledger apart; null on other networks.
alter table deposit_addresses add column destination_tag bigint check (destination_tag between 0 and 4294967295);
