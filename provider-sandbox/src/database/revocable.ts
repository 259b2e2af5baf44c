import type { Database } from './database';

/** Takes the database away from its users: what they begin from then on fails with the error; transactions in progress end. */
export function revocable(database: Database, createError: () => Error) {
  let isRevoked = false;
  const check = () => {
    if (isRevoked) throw createError();
  };
  const lent: Database = {
    kind: database.kind,
    async query<Row extends object>(text: string, values?: Parameters<Database['query']>[1]) {
      check();
      return database.query<Row>(text, values);
    },
    async run(script) {
      check();
      await database.run(script);
    },
    async transaction(work) {
      check();
      return database.transaction((tx) => {
        check();
        return work(tx);
      });
    },
    close: () => database.close(),
  };
  return {
    database: lent,
    revoke() {
      isRevoked = true;
    },
  };
}
