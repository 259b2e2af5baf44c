-- When a player, or a session of fun play, last began a round: the rules of a place ask for time between two of them.
alter table users add column last_round_at timestamptz;
alter table game_sessions add column last_round_at timestamptz;
