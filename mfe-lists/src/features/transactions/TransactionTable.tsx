import type { Transaction } from '@tessera/shared-contracts/api';
import { color, space } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { alignEnd, type Column, formatMoment, IdText, oneLine, Table, TableFrame, TableHead } from '../list-parts';
import { StatusBadge } from './StatusBadge';
import { TransactionAmount } from './TransactionAmount';
import { TypeIcon } from './TypeIcon';
import { typeLabel } from './transactionLabels';
import { messages } from './transactions.messages';

export const transactionColumns: readonly Column[] = [
  { title: messages.columns.id, share: 1.5 },
  { title: messages.columns.type, share: 1.25 },
  { title: messages.columns.status, share: 1.25 },
  { title: messages.columns.date, share: 1.4 },
  { title: messages.columns.amount, share: 1.6, isEnd: true },
];

export function TransactionTable({ rows }: { readonly rows: readonly Transaction[] }) {
  return (
    <TableFrame>
      <Table $columns={transactionColumns.map(({ share }) => share)} aria-label={messages.title}>
        <TableHead columns={transactionColumns} />
        <tbody>
          {rows.map(({ _id, type, status, createdAt, amount, currency }) => (
            <tr key={_id}>
              <IdCell>
                <IdText id={_id} copyLabel={messages.copyId(_id)} />
              </IdCell>
              <td>
                <Type>
                  <TypeIcon type={type} size={18} />
                  <TypeText>{typeLabel(type)}</TypeText>
                </Type>
              </td>
              <td>
                <StatusBadge status={status} />
              </td>
              <td>
                <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              </td>
              <td {...alignEnd}>
                <Amount>
                  <TransactionAmount amount={amount} /> <Unit>{currency.toUpperCase()}</Unit>
                </Amount>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

/** Types without a label are shown as the provider writes them, visually capitalised. */
export const TypeText = styled.span`
  ${oneLine}

  &::first-letter {
    text-transform: uppercase;
  }
`;

const IdCell = styled.td`
  && {
    color: ${color.text.primary};
  }
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

  @media (max-width: 1023.98px) {
    flex-wrap: wrap;
  }
`;

/** A separate column, so that numbers stay aligned whether units have three or four letters. */
const Unit = styled.span`
  ${oneLine}
  min-width: 40px;
  color: ${color.text.tertiary};
  font-weight: 500;
`;
