-- Wrong codes of the second factor: a challenge ends after some.
alter table login_challenges add column wrong_codes integer not null default 0;
