import type { Transaction } from '@tessera/shared-contracts/api';
import { transactionTypeName } from '@tessera/shared-contracts/format';
import { movedAmount, shownAmount } from '@tessera/shared-contracts/money';
import type { CsvSheet } from '../../list-panel/createCsv';
import { localZone } from '../../list-panel/localTime';
import { messages as panelMessages } from '../../list-panel/panel.messages';
import { statusLabel } from '../statusLabel';
import { messages as pageMessages } from '../transactions.messages';
import { messages } from './filterPanel.messages';

const { columns } = pageMessages;

/** The export of transactions. */
export const transactionSheet: CsvSheet<Transaction> = {
  columns: () => [
    columns.id,
    columns.type,
    columns.status,
    panelMessages.dateIn(localZone()),
    columns.amount,
    panelMessages.currency,
    messages.moved,
  ],
  cells: (row, { text, amount, date }) => [
    text(row._id),
    text(transactionTypeName(row.type)),
    text(statusLabel(row.status)),
    date(row.createdAt),
    amount(shownAmount(row).amount),
    text(row.currency.toUpperCase()),
    amount(movedAmount(row)),
  ],
  date: ({ createdAt }) => createdAt,
};
