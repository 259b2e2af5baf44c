-- When a second factor was switched on: one that is younger than a session proves nothing to it. Those that there are already
-- are as old as their accounts.
alter table users add column two_factor_since timestamptz;
update users set two_factor_since = created_at where two_factor_secret is not null;
-- Hash of the session that began a set-up, which alone may complete it; those under way begin again.
alter table users add column two_factor_pending_session text;
update users set two_factor_pending_secret = null;
alter table users add constraint users_two_factor check
  ((two_factor_secret is null) = (two_factor_since is null)
    and (two_factor_pending_secret is null) = (two_factor_pending_session is null));

-- Codes are also stored for addresses that have no player, under an id derived from the address, so that calls answer alike for
-- all addresses. They are never mailed.
alter table one_time_codes drop constraint one_time_codes_user_id_fkey;
alter table failed_tries drop constraint failed_tries_user_id_fkey;
