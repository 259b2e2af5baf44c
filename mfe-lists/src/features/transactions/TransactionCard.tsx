import type { Transaction } from '@tessera/shared-contracts/api';
import { transactionTypeName } from '@tessera/shared-contracts/format';
import { color, media, radius, rem } from '@tessera/shared-contracts/theme';
import { memo } from 'react';
import styled from 'styled-components';
import { Card, CardLead, CardTile, CardTop, CardValue, IdText, linkedRow, Moment, oneLine } from '../../shared';
import { StatusBadge } from './StatusBadge';
import { TransactionAmount } from './TransactionAmount';
import { TransactionLink } from './TransactionLink';
import { TypeText } from './TransactionTable';
import { TypeIcon } from './TypeIcon';
import { messages } from './transactions.messages';

const { columns } = messages;

/** A transaction as a card, or its placeholder. Memoized: usually a single card of a list changes. */
export const TransactionCard = memo(({ row }: { readonly row: Transaction | undefined }) => (
  <Face>
    {row && (
      <>
        <CardTop
          picture={
            <IconTile>
              <TypeIcon type={row.type} size={20} />
            </IconTile>
          }
          lead={
            <>
              <CardValue label={columns.type}>
                <TransactionLink id={row._id}>
                  <TypeText>{transactionTypeName(row.type)}</TypeText>
                </TransactionLink>
              </CardValue>
              <CardValue label={columns.date}>
                <Moment iso={row.createdAt} />
              </CardValue>
            </>
          }
          end={
            <>
              <CardValue label={columns.amount}>
                <TransactionAmount of={row} />
              </CardValue>{' '}
              <Unit>{row.currency.toUpperCase()}</Unit>
            </>
          }
        />
        <CardTile $isFoot>
          <CardValue label={columns.id}>
            <IdText id={row._id} copyLabel={messages.copyId(row._id)} />
          </CardValue>
          <CardValue label={columns.status}>
            <StatusBadge status={row.status} />
          </CardValue>
        </CardTile>
      </>
    )}
  </Face>
));

/** Height of nearly all cards, in pixels at the usual font size. Placeholders of that height avoid layout shifts. */
export const usualHeight = 110;

/** Number of cards that fit a phone's screen. */
const screenful = 8;

/**
 * In a long list, layout and paint of cards are deferred until they are near the viewport. Not on the first screen,
 * where it would only add a second layout, nor on the last one, where taller cards would shift Load More under the
 * finger.
 */
const Face = styled(Card)`
  ${linkedRow}

  &:nth-child(n + ${screenful + 1}):nth-last-child(n + ${screenful + 1}) {
    content-visibility: auto;
    contain-intrinsic-height: auto ${rem(usualHeight)};
  }

  &:empty {
    height: ${rem(usualHeight)};
  }

  ${media.smallestPhone} {
    /* The picture is hidden. */
    ${CardLead} {
      flex-basis: 8.125rem;
    }
  }
`;

const Unit = styled.span.attrs({ translate: 'no' })`
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

  ${media.smallestPhone} {
    display: none;
  }
`;
