import type { Queries } from '../../database';

/** Leaves players who can log in, and nothing that they have done. */
export const removeHistory = (tx: Queries): Promise<void> =>
  tx.run(`
    delete from rounds;
    delete from seed_pairs;
    delete from notices;
    delete from counted_money;
    delete from transaction_steps;
    delete from transactions;
    delete from ledger_entries;
    delete from ledger_transfers;
    delete from ledger_player_balances;
    delete from ledger_accounts`);
