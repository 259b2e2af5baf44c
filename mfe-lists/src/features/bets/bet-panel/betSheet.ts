import type { Bet } from '@tessera/shared-contracts/extensions';
import { netPayout } from '@tessera/shared-contracts/money';
import type { CsvSheet } from '../../list-panel/createCsv';
import { localZone } from '../../list-panel/localTime';
import { messages as panelMessages } from '../../list-panel/panel.messages';
import { messages } from '../bets.messages';

const { columns } = messages;

/** The export of bets. */
export const betSheet: CsvSheet<Bet> = {
  columns: () => [
    columns.id,
    columns.game,
    columns.amount,
    columns.multiplier,
    panelMessages.dateIn(localZone()),
    columns.payout,
    panelMessages.currency,
  ],
  cells: (bet, { text, amount, date }) => [
    text(bet.id),
    text(bet.game),
    amount(bet.amount),
    amount(bet.multiplier),
    date(bet.createdAt),
    amount(netPayout(bet.amount, bet.payout)),
    text(bet.currency.toUpperCase()),
  ],
  date: ({ createdAt }) => createdAt,
};
