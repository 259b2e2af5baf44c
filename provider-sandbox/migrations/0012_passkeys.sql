-- Public keys of players' passkeys (WebAuthn); the private ones never leave the players' devices.
create table passkeys (
  id text primary key,
  user_id text not null references users (id),
  -- As the authenticator named it, base64url; no two accounts share one.
  credential_id text not null unique,
  public_key text not null,
  transports text not null,
  -- Uses as the authenticator counts them; always 0 for those that do not count.
  sign_count bigint not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_owner on passkeys (user_id, id);

-- Each is good for one registration of one player, or for one login: by anybody, or as a player's second factor.
create table passkey_challenges (
  challenge_hash text primary key,
  purpose text not null check (purpose in ('register', 'login')),
  user_id text references users (id),
  login_challenge text references login_challenges (id_hash),
  expires_at timestamptz not null,
  check (purpose = 'login' or user_id is not null),
  check (login_challenge is null or user_id is not null)
);
create index passkey_challenges_expired on passkey_challenges (expires_at);
