-- Mail to be sent, written in the transaction of what it is about. The message is encrypted, since it may hold a code; the key is
-- not in this database. A row is removed once its mail is sent.
create table outbox (
  id text primary key,
  sealed text not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set aside: it is not tried again.
  failed_at timestamptz
);
create index outbox_due on outbox (due_at) where failed_at is null;
create index outbox_expired on outbox (expires_at);
