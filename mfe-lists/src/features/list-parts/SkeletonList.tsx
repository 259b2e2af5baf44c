import { loadCodeFont, media } from '@tessera/shared-contracts/theme';
import { Skeleton, skeletonPulse, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { CardTop } from './CardParts';
import { Card, Cards, CardTile, cardGap } from './cards.styles';
import { type Column, TableHead } from './DataTable';
import { alignEnd, Table, TableFrame } from './table.styles';
import { useIsPhone } from './useIsPhone';

interface SkeletonListProps {
  readonly columns: readonly Column[];
  /** What a screen reader announces while the rows load. */
  readonly label: string;
  /** Rows of a page. */
  readonly rowCount: number;
  /** Size of the picture at the top of a card. */
  readonly picture: { readonly width: number; readonly height: number };
  /** Height of a card, in pixels. */
  readonly cardHeight: number;
}

/** More than the screen of a phone has room for. Below them is the place of the others: each card takes a while to draw. */
const cardsAtMost = 8;

/** The list before its rows: the same layout, so that nothing shifts when they load. */
export function SkeletonList({ columns, label, rowCount, picture, cardHeight }: SkeletonListProps) {
  // Of the rows' IDs.
  useEffect(loadCodeFont, []);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <SkeletonRows columns={columns} rowCount={rowCount} cardHeight={cardHeight}>
        <SkeletonCard picture={picture} />
      </SkeletonRows>
      <FooterPlace />
    </div>
  );
}

interface SkeletonRowsProps extends Pick<SkeletonListProps, 'columns' | 'rowCount'> {
  /** Height of a card, in pixels: the place of those that are not drawn. */
  readonly cardHeight?: number;
  /** One card, which every row is on phones; it pulses as a whole. */
  readonly children: ReactNode;
}

/**
 * Rows as a table or, on phones, as cards. Both are prerendered, when the width of the window is unknown: the style sheet
 * decides which of the two is shown.
 */
export function SkeletonRows({ columns, rowCount, cardHeight = 0, children }: SkeletonRowsProps) {
  const isPrerendered = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  const isPhone = useIsPhone();
  const rows = Array.from({ length: rowCount }, (_, index) => index);
  const notDrawn = Math.max(0, rowCount - cardsAtMost);
  return (
    <>
      {(isPrerendered || isPhone) && (
        <PhoneCards aria-hidden="true" style={{ paddingBottom: notDrawn * (cardHeight + cardGap) }}>
          {rows.slice(0, cardsAtMost).map((row) => (
            <PulsingCard key={row} style={delayOf(row)}>
              {children}
            </PulsingCard>
          ))}
        </PhoneCards>
      )}
      {(isPrerendered || !isPhone) && <WideRows columns={columns} rows={rows} />}
    </>
  );
}

const WideRows = ({ columns, rows }: Pick<SkeletonListProps, 'columns'> & { readonly rows: readonly number[] }) => (
  <WideFrame aria-hidden="true">
    <Table $columns={columns.map(({ share }) => share)}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <PulsingRow key={row} style={delayOf(row)}>
            {columns.map(({ id, isEnd }, index) => (
              <td key={id} {...(isEnd && alignEnd)}>
                <Place $isEnd={isEnd ?? false}>
                  <Skeleton width={skeletonWidth(row, index)} isStill />
                </Place>
              </td>
            ))}
          </PulsingRow>
        ))}
      </tbody>
    </Table>
  </WideFrame>
);

function SkeletonCard({ picture }: Pick<SkeletonListProps, 'picture'>) {
  return (
    <>
      <CardTop
        picture={<Skeleton {...picture} radius={8} isStill />}
        lead={<SkeletonLines />}
        end={<Skeleton width={84} height={20} isStill />}
      />
      <CardTile $isFoot>
        <Skeleton width={110} height={14} isStill />
        <Skeleton width={80} height={22} isStill />
      </CardTile>
    </>
  );
}

/** Two lines of a card. */
export const SkeletonLines = () => (
  <>
    <Skeleton width={92} height={20} isStill />
    <Skeleton width={132} height={16} isStill />
  </>
);

/** Rows pulse as a whole: a page of them has 75 blocks, and a slow device would begin that many animations in one frame. */
const PulsingRow = styled.tr`
  ${skeletonPulse}
`;

const PulsingCard = styled(Card)`
  ${skeletonPulse}
`;

const delayOf = (row: number) => ({ animationDelay: `${row * 30}ms` });

const PhoneCards = styled(Cards)`
  display: none;

  ${media.belowMd} {
    display: grid;
  }
`;

const WideFrame = styled(TableFrame)`
  ${media.belowMd} {
    display: none;
  }
`;

/** As tall as the footer of a list with several pages (`ListFooter`). */
const FooterPlace = styled.div`
  height: 44px;
  margin-top: 20px;

  @media (max-width: 1023.98px) {
    height: 104px;
  }

  ${media.belowMd} {
    height: 140px;
  }
`;

const Place = styled.span<{ $isEnd: boolean }>`
  display: flex;
  justify-content: ${({ $isEnd }) => ($isEnd ? 'end' : 'start')};
`;

/** Uneven widths look like text; they are always the same, so that nothing moves. */
const skeletonWidth = (row: number, column: number): string => `${45 + ((row * 7 + column * 13) % 5) * 8}%`;
