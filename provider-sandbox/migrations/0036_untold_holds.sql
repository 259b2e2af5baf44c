-- Holds of withdrawals whose end the bell has not told: of one address of the book, or of all others.
create table untold_holds (
  user_id text not null references users (id),
  address_id text references book_addresses (id) on delete cascade
);
create unique index untold_holds_of_addresses on untold_holds (address_id);
create unique index untold_holds_of_players on untold_holds (user_id) where address_id is null;
