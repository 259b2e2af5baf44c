import type { StatementRow } from '@tessera/shared-contracts/extensions';
import type { CsvSheet } from '../list-panel/createCsv';
import type { Days } from '../list-panel/days';
import { messages as panelMessages } from '../list-panel/panel.messages';
import { messages } from './statement.messages';
import { netOf, statementFields } from './statementLines';

/** The export of a statement: a row for each coin. */
export const statementSheet = ({ since, until }: Days): CsvSheet<StatementRow> => ({
  columns: () => [
    messages.coin,
    panelMessages.since,
    panelMessages.until,
    ...statementFields.map((id) => messages.rows[id]),
    messages.net,
  ],
  cells: (row, { text, amount }) => [
    text(row.currency.toUpperCase()),
    since,
    until,
    ...statementFields.map((id) => amount(row[id])),
    amount(netOf(row)),
  ],
  date: () => '',
});
