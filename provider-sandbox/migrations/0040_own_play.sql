-- The session of the account in which a stake was taken, by its hash; sessions are deleted before what was counted.
alter table counted_money add column account_session text;
create index counted_money_session on counted_money (account_session) where account_session is not null;

-- Whether the player was told that what is pending can be confirmed.
alter table limits add column is_due_told boolean not null default false;

-- When the player last looked at the limits again, or changed one.
alter table users add column limits_reviewed_at timestamptz;
