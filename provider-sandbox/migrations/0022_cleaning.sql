-- Old rows are deleted; see src/cleaning/retention.ts. A settled round outlives the session that it was played in, and the tries of
-- a code go with the code.
alter table rounds alter column session_id drop not null;
alter table rounds drop constraint rounds_session_id_fkey;
alter table rounds add constraint rounds_session_id_fkey
  foreign key (session_id) references game_sessions (id) on delete set null;
alter table code_tries drop constraint code_tries_code_id_fkey;
alter table code_tries add constraint code_tries_code_id_fkey
  foreign key (code_id) references one_time_codes (id) on delete cascade;

create index one_time_codes_expired on one_time_codes (expires_at);
create index failed_tries_oldest on failed_tries (failed_at);
create index login_challenges_expired on login_challenges (expires_at);
create index passkey_challenges_login on passkey_challenges (login_challenge) where login_challenge is not null;
create index sessions_over on sessions (least(ended_at, expires_at));
create index game_sessions_account_session on game_sessions (account_session) where account_session is not null;
create index game_sessions_expired on game_sessions (expires_at) where user_id is not null;
create index withdrawal_requests_expired on withdrawal_requests (expires_at);
create index security_events_oldest on security_events (created_at);
create index player_events_oldest on player_events (created_at);
