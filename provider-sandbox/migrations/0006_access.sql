-- A game opened for real play ends with the session of the account that opened it.
alter table game_sessions add column account_session text references sessions (token_hash);
-- Of those that there are, nobody knows which session opened them: they are over.
update game_sessions set expires_at = created_at where user_id is not null;
alter table game_sessions add constraint game_sessions_account
  check ((user_id is null) = (account_session is null)) not valid;

-- Wrong tries count by who made them: the player who is signed in, or a network. So no stranger uses up a player's tries.
alter table failed_tries add column source text not null default 'player';
create table code_tries (
  code_id text not null references one_time_codes (id),
  source text not null,
  tries integer not null,
  primary key (code_id, source)
);
alter table one_time_codes drop column tries_left;
-- Asked for by the signed-in player. Only another such code replaces it.
alter table one_time_codes add column is_own boolean not null default false;
