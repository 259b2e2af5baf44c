-- The server seed of a player's next pair, drawn with the pair in use: its hash is shown before the player chooses the client seed.
-- The pairs of Automatic have none, since they are of a chain.
alter table seed_pairs add column next_server_seed text;
update seed_pairs set next_server_seed =
    encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
  where revealed_at is null and player <> 'automatic';
-- A revealed pair has none: it would be the secret of the pair in use.
alter table seed_pairs add constraint seed_pairs_next
  check ((next_server_seed is not null) = (revealed_at is null and player <> 'automatic'));
