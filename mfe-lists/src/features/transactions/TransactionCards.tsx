import type { Transaction } from '@tessera/shared-contracts/api';
import { color, radius } from '@tessera/shared-contracts/theme';
import { VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { Card, CardLead, CardLines, Cards, CardTile, formatMoment, IdText, oneLine } from '../list-parts';
import { StatusBadge } from './StatusBadge';
import { TransactionAmount } from './TransactionAmount';
import { TypeText } from './TransactionTable';
import { TypeIcon } from './TypeIcon';
import { typeLabel } from './transactionLabels';
import { messages } from './transactions.messages';

const { columns } = messages;
/** A card's value, labelled with the name of its column in the table. */
const Label = ({ text }: { readonly text: string }) => <VisuallyHidden>{`${text}: `}</VisuallyHidden>;

export function TransactionCards({ rows }: { readonly rows: readonly Transaction[] }) {
  return (
    <Cards aria-label={messages.title}>
      {rows.map(({ _id, type, status, createdAt, amount, currency }) => (
        <Card key={_id}>
          <CardTile>
            <CardLead>
              <IconTile>
                <TypeIcon type={type} size={20} />
              </IconTile>
              <CardLines>
                <span>
                  <Label text={columns.type} />
                  <TypeText>{typeLabel(type)}</TypeText>
                </span>
                <span>
                  <Label text={columns.date} />
                  <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
                </span>
              </CardLines>
            </CardLead>
            <CardLines $isEnd>
              <span>
                <Label text={columns.amount} />
                <TransactionAmount amount={amount} />
              </span>{' '}
              <Unit>{currency.toUpperCase()}</Unit>
            </CardLines>
          </CardTile>
          <CardTile $isFoot>
            <span>
              <Label text={columns.id} />
              <IdText id={_id} copyLabel={messages.copyId(_id)} />
            </span>
            <span>
              <Label text={columns.status} />
              <StatusBadge status={status} />
            </span>
          </CardTile>
        </Card>
      ))}
    </Cards>
  );
}

const Unit = styled.span`
  ${oneLine}
`;

const IconTile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.control};
  background: ${color.surface.pressed};
  color: ${color.text.primary};

  @media (max-width: 359.98px) {
    display: none;
  }
`;
