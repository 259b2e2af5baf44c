create table users (
  id text primary key,
  email text not null,
  username text not null,
  display_name text not null,
  password_hash text not null,
  email_verified boolean not null default false,
  kyc_status text not null default 'unverified',
  agreed_to_marketing boolean not null default false,
  referral_code text,
  two_factor_secret text,
  two_factor_pending_secret text,
  two_factor_last_step integer,
  created_at timestamptz not null
);
create unique index users_email on users (lower(email));
create unique index users_username on users (lower(username));

create table sessions (
  token_hash text primary key,
  user_id text not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id);

-- Codes are kept as keyed hashes; the key is not in this database.
create table one_time_codes (
  id text primary key,
  purpose text not null check (purpose in ('email', 'withdrawal')),
  user_id text not null references users (id),
  -- What the code is for beyond its user: the id of a withdrawal request, empty for an e-mail address.
  subject text not null default '',
  code_hash text not null,
  tries_left integer not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index one_time_codes_subject on one_time_codes (purpose, user_id, subject);

-- Wrong codes, so that asking for a new code does not buy endless tries.
create table failed_tries (
  user_id text not null references users (id),
  purpose text not null,
  failed_at timestamptz not null
);
create index failed_tries_user on failed_tries (user_id, purpose, failed_at);
