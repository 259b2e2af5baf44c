-- Network over which a deposit was sent whose address is for another one: it is never credited.
alter table transactions add column sent_over text;
-- The bet that a line belongs to.
alter table transactions add column bet_id text;

-- Keys of moves of the vault, made by the site: a repetition moves nothing.
alter table transactions add column request_key text;
create unique index transactions_request_key on transactions (user_id, request_key) where request_key is not null;
