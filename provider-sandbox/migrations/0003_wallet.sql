-- One row; its lock makes blocks come one after the other.
create table chain (
  id boolean primary key default true check (id),
  height integer not null
);
insert into chain (height) values (0);

-- What a player sees under Transactions. The money itself is in the ledger.
create table transactions (
  id text primary key,
  user_id text not null references users (id),
  type text not null,
  status text,
  currency text not null,
  amount numeric(30, 8) not null check (amount > 0),
  network text,
  address text,
  created_at timestamptz not null,
  -- Height of the chain when a deposit or withdrawal was broadcast; null for what no block moves on.
  broadcast_height integer
);
create index transactions_user on transactions (user_id, created_at desc, id desc);
create index transactions_moving on transactions (broadcast_height) where broadcast_height is not null;

create table deposit_addresses (
  user_id text not null references users (id),
  currency text not null,
  network text not null,
  address text not null,
  primary key (user_id, currency, network)
);

create table withdrawal_requests (
  id text primary key,
  user_id text not null references users (id),
  currency text not null,
  amount numeric(30, 8) not null check (amount > 0),
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz,
  used_at timestamptz
);
create index withdrawal_requests_open on withdrawal_requests (user_id) where used_at is null;
