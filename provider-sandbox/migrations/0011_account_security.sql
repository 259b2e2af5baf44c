-- Which browser a session is of, when it was last used, and the name under which its player may end it.
alter table sessions add column id text;
alter table sessions add column user_agent text not null default '';
alter table sessions add column last_seen_at timestamptz;
update sessions set id = left(token_hash, 24), last_seen_at = created_at;
alter table sessions alter column id set not null;
alter table sessions alter column last_seen_at set not null;
create unique index sessions_id on sessions (id);

-- A way back in by mail.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('email', 'withdrawal', 'recovery'));

-- Codes for a lost phone; only keyed hashes are kept, and each is good once.
create table recovery_codes (
  user_id text not null references users (id),
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Logins with the right password that wait for the second factor.
create table login_challenges (
  id_hash text primary key,
  user_id text not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What happened to an account, for its player to read.
create table security_events (
  id text primary key,
  user_id text not null references users (id),
  kind text not null,
  user_agent text not null,
  created_at timestamptz not null
);
create index security_events_newest on security_events (user_id, id desc);

create table preferences (
  user_id text primary key references users (id),
  settings jsonb not null,
  updated_at timestamptz not null
);
