-- Where withdrawals may go: whether to addresses of the book only, and when the ways to log in were changed last.
alter table users add column book_only boolean not null default false;
alter table users add column book_only_until timestamptz;
alter table users add column security_changed_at timestamptz;

create table book_addresses (
  id text primary key,
  user_id text not null references users (id),
  name text not null,
  currency text not null,
  network text not null,
  -- In its one spelling; of an X-address, the account.
  address text not null,
  tag bigint,
  added_at timestamptz not null,
  usable_from timestamptz not null,
  -- Of the token in the mail that announces the address.
  removal_hash text not null unique
);
create unique index book_addresses_once on book_addresses (user_id, currency, network, address, coalesce(tag, -1));
create unique index book_addresses_name on book_addresses (user_id, currency, network, lower(name));
