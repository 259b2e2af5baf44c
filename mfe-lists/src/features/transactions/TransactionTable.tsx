import type { Transaction } from '@tessera/shared-contracts/api';
import { transactionTypeName } from '@tessera/shared-contracts/format';
import { color, media, space } from '@tessera/shared-contracts/theme';
import { useMediaQuery } from '@tessera/shared-contracts/ui';
import { memo } from 'react';
import styled from 'styled-components';
import {
  type Cells,
  type Column,
  DataTable,
  fixedColumns,
  IdText,
  linkedRow,
  Moment,
  oneLine,
  type Sorting,
  TableCells,
  useRowSteps,
} from '../../shared';
import type { SortColumn } from './data';
import { StatusBadge } from './StatusBadge';
import { TransactionAmount } from './TransactionAmount';
import { TransactionLink } from './TransactionLink';
import { TypeIcon } from './TypeIcon';
import { messages } from './transactions.messages';

const titles = messages.columns;

export const transactionColumns: readonly Column<SortColumn>[] = [
  { id: 'id', title: titles.id, share: 1.5 },
  { id: 'type', title: titles.type, share: 1.25 },
  { id: 'status', title: titles.status, share: 1.25 },
  { id: 'date', title: titles.date, share: 1.4 },
  { id: 'amount', title: titles.amount, share: 1.6, isEnd: true },
];

interface TransactionTableProps {
  readonly rows: readonly Transaction[];
  readonly sorting: Sorting<SortColumn>;
}

/** Memoized: a loading history reports its progress twice a second. */
export const TransactionTable = memo(({ rows, sorting }: TransactionTableProps) => {
  const steps = useRowSteps(rows);
  const shown = useMediaQuery(fixedColumns) ? steps : rows;
  return (
    <DataTable
      label={messages.title}
      columns={transactionColumns}
      sorting={sorting}
      rows={shown}
      isBusy={shown !== rows}
    >
      {shown.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is reused for different rows
        <TransactionRow key={place} row={row} />
      ))}
    </DataTable>
  );
});

const cells: Cells<Transaction, SortColumn> = {
  id: ({ _id }) => (
    <Id>
      <IdText id={_id} copyLabel={messages.copyId(_id)} />
    </Id>
  ),
  type: ({ _id, type }) => (
    <Type>
      <TypeIcon type={type} size={18} />
      <TransactionLink id={_id}>
        <TypeText>{transactionTypeName(type)}</TypeText>
      </TransactionLink>
    </Type>
  ),
  status: ({ status }) => <StatusBadge status={status} />,
  date: ({ createdAt }) => <Moment iso={createdAt} />,
  amount: (row) => (
    <Amount>
      <TransactionAmount of={row} /> <Unit>{row.currency.toUpperCase()}</Unit>
    </Amount>
  ),
};

/** Memoized: usually a single row of a table changes. */
const TransactionRow = memo(({ row }: { readonly row: Transaction | undefined }) => (
  <Row>
    <TableCells columns={transactionColumns} cells={cells} row={row} />
  </Row>
));

const Row = styled.tr`
  ${linkedRow}
`;

/** Types without a label are shown as sent by the provider, capitalised by CSS. */
export const TypeText = styled.span`
  ${oneLine}

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Id = styled.span`
  color: ${color.text.primary};
`;

const Type = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${color.text.primary};

  svg {
    flex: none;
    color: ${color.text.tertiary};
  }
`;

const Amount = styled.span`
  display: inline-flex;
  justify-content: flex-end;
  gap: ${space(2)};
  max-width: 100%;
  color: ${color.text.primary};
  font-weight: 550;

  ${media.belowLg} {
    flex-wrap: wrap;

    /* Long numbers wrap instead of being clipped. */
    > :first-child {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;

/** A separate column, so that numbers stay aligned with units of three or four letters. */
const Unit = styled.span.attrs({ translate: 'no' })`
  ${oneLine}
  min-width: 40px;
  color: ${color.text.tertiary};
  font-weight: 500;
`;
