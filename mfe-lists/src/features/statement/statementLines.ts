import { type StatementRow, statementMovements } from '@tessera/shared-contracts/extensions';
import { addDecimals, compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import { messages } from './statement.messages';

/** The balances and movements of a coin, in the order of the page and of its CSV. */
export const statementFields = [
  'opening',
  'deposits',
  'withdrawals',
  'fees',
  'rewards',
  'staked',
  'returned',
  'held',
  'vault',
  'closing',
] as const satisfies readonly (keyof typeof messages.rows)[];

/** A line of a coin's statement. */
export interface StatementLine {
  readonly id: (typeof statementFields)[number] | 'net';
  readonly name: string;
  readonly amount: Decimal;
  /** A balance, something that changed it, or a sum of lines above. */
  readonly kind: 'balance' | 'movement' | 'sum';
}

/** Net result of the bets. */
export const netOf = ({ staked, returned }: StatementRow): Decimal => addDecimals(staked, returned);

/** The lines of a coin. Held and vault are left out where nothing went there or came back. */
export const linesOf = (row: StatementRow): readonly StatementLine[] =>
  statementFields.flatMap((id): readonly StatementLine[] => {
    const isBalance = id === 'opening' || id === 'closing';
    if ((id === 'held' || id === 'vault') && compareDecimals(row[id], '0') === 0) return [];
    const line = { id, name: messages.rows[id], amount: row[id], kind: isBalance ? 'balance' : 'movement' } as const;
    return id === 'returned' ? [line, { id: 'net', name: messages.net, amount: netOf(row), kind: 'sum' }] : [line];
  });

/** Whether the opening balance and all movements are the closing balance, to the last decimal. */
export const addsUp = (row: StatementRow): boolean =>
  compareDecimals(
    statementMovements.reduce((sum, movement) => addDecimals(sum, row[movement]), row.opening),
    row.closing,
  ) === 0;
