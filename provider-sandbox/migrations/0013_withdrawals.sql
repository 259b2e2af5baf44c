-- Why a request can no longer be paid: a newer one for the same withdrawal replaced it, or its payment was refused.
alter table withdrawal_requests add column closed_as text check (closed_as in ('replaced', 'refused'));

-- A withdrawal to a deposit address of the sandbox arrives there as a deposit.
alter table transactions add column withdrawal_id text references transactions (id);
create index transactions_withdrawal on transactions (withdrawal_id) where withdrawal_id is not null;
