import { color, grout, loadCodeFont, media, radius, rem } from '@tessera/shared-contracts/theme';
import { Skeleton, skeletonPulse, useIsPrerendered, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { CardTop } from './CardParts';
import { Card, Cards, CardTile, cardGap } from './cards.styles';
import { type Column, TableHead } from './DataTable';
import { outerPadding, rowHeight, Table, TableFrame } from './table.styles';
import { useIsPhone } from './useIsPhone';

interface SkeletonListProps {
  readonly columns: readonly Column[];
  /** What a screen reader announces while the rows load. */
  readonly label: string;
  /** Rows of a page. */
  readonly rowCount: number;
  /** Size of the picture at the top of a card. */
  readonly picture: { readonly width: number; readonly height: number };
  /** Height of a card, in pixels at the usual font size. */
  readonly cardHeight: number;
}

/** Number of prerendered cards: more than fit a phone's screen. */
const cardsAtMost = 8;

/** Gap below a row of a table, in pixels. */
const rowGap = 2;

/** Height reserved for rows that are not rendered. */
const placeOf = (count: number, height: number, gap: number) => `calc(${count} * (${rem(height)} + ${gap}px))`;

/** Minimum height above a list, in pixels. */
const aboveList = 240;

/** Number of rows that fit the window. The others are reserved space, since each takes a while to render. */
const countInView = (pitch: number) => Math.max(1, Math.ceil((window.innerHeight - aboveList) / pitch));

/** Skeleton of a list, in the same layout to avoid layout shifts. */
export function SkeletonList({ columns, label, rowCount, picture, cardHeight }: SkeletonListProps) {
  // For the rows' IDs.
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
  /** Height of a card, as above, to reserve space for cards that are not rendered. */
  readonly cardHeight?: number;
  /** One card, the form of a row on phones; it pulses as a whole. */
  readonly children: ReactNode;
}

/**
 * Rows as a table or, on phones, as cards. Both are prerendered, when the width of the window is unknown: the style
 * sheet decides which of the two is shown.
 */
export function SkeletonRows({ columns, rowCount, cardHeight = 0, children }: SkeletonRowsProps) {
  const isPrerendered = useIsPrerendered();
  const isPhone = useIsPhone();
  // Keep the prerendered rows.
  const [{ cardCount, tableRowCount }] = useState(() => ({
    cardCount: Math.min(rowCount, cardsAtMost, isPrerendered ? cardsAtMost : countInView(cardHeight + cardGap)),
    tableRowCount: isPrerendered ? rowCount : Math.min(rowCount, countInView(rowHeight + rowGap)),
  }));
  const rows = Array.from({ length: rowCount }, (_, index) => index);
  return (
    <>
      {(isPrerendered || isPhone) && (
        <PhoneCards aria-hidden="true" style={{ paddingBottom: placeOf(rowCount - cardCount, cardHeight, cardGap) }}>
          {rows.slice(0, cardCount).map((row) => (
            <PulsingCard key={row} style={delayOf(row)}>
              {children}
            </PulsingCard>
          ))}
        </PhoneCards>
      )}
      {(isPrerendered || !isPhone) && (
        <WideFrame aria-hidden="true" style={{ paddingBottom: placeOf(rowCount - tableRowCount, rowHeight, rowGap) }}>
          <WideRows columns={columns} rows={rows.slice(0, tableRowCount)} />
        </WideFrame>
      )}
    </>
  );
}

/** Rows without cells below the table's head: cells would take 50 % longer to render. */
function WideRows({ columns, rows }: Pick<SkeletonListProps, 'columns'> & { readonly rows: readonly number[] }) {
  const shares = columns.map(({ share }) => share);
  return (
    <>
      <Table $columns={shares}>
        <TableHead columns={columns} />
      </Table>
      {rows.map((row) => (
        <PulsingRow key={row} style={delayOf(row)}>
          {columns.map(({ id, isEnd = false }, column) => (
            <Skeleton key={id} {...placeInRow(shares, row, column, isEnd)} isStill />
          ))}
        </PulsingRow>
      ))}
    </>
  );
}

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

/**
 * A row with the height of a table row. It pulses as a whole: a slow device cannot start 75 animations in one frame.
 */
const PulsingRow = styled.div`
  ${skeletonPulse}
  display: flex;
  align-items: center;
  height: ${rem(rowHeight)};
  margin-top: ${grout.list};
  padding: 0 ${outerPadding};
  border-radius: ${radius.cut};
  background: ${color.surface.tile};

  > * {
    flex: none;
  }
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
  height: 2.75rem;
  margin-top: 20px;

  ${media.belowLg} {
    height: 6.5rem;
  }

  ${media.belowMd} {
    height: 8.75rem;
  }
`;

/**
 * Position of a row's block in a column. Uneven widths look like text; they are deterministic, to avoid layout shifts.
 *
 * @param shares of the columns
 */
function placeInRow(shares: readonly number[], row: number, column: number, isEnd: boolean) {
  const percent = ((shares[column] ?? 0) / shares.reduce((sum, share) => sum + share, 0)) * 100;
  const filled = percent * (0.4 + ((row * 7 + column * 13) % 5) * 0.07);
  const rest = `${(percent - filled).toFixed(1)}%`;
  return { width: `${filled.toFixed(1)}%`, margin: isEnd ? `0 0 0 ${rest}` : `0 ${rest} 0 0` };
}
