-- A player's bets on every game, and everybody's, newest first.
create index rounds_of_player on rounds (player, created_at desc, id desc);
create index rounds_newest on rounds (created_at desc, id desc);
