-- Sessions of fun play are anybody's to open, so there is a limit to them: see games/funPlay.ts.
alter table game_sessions add column opened_from text;
create index game_sessions_fun on game_sessions (created_at, id) where user_id is null;
create index game_sessions_fun_address on game_sessions (opened_from, created_at, id) where user_id is null;
create index rounds_session on rounds (session_id);
create index seed_pairs_player on seed_pairs (player);
