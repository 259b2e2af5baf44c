-- What names share that people cannot tell apart (`usernameKey` of the contracts). Names from before the rule stay; of those that
-- are alike, only the oldest keeps others from registering another one.
alter table users add column username_key text;
update users set username_key = keys.key
  from (
    select distinct on (key) id, key
    from (select id, created_at, translate(lower(username), 'i10', 'llo') as key from users) as named
    order by key, created_at, id
  ) as keys
  where users.id = keys.id;
create unique index users_username_key on users (username_key);
