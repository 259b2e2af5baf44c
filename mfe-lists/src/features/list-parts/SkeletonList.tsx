import { media } from '@tessera/shared-contracts/theme';
import { Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, CardLead, CardLines, Cards, CardTile } from './cards.styles';
import { alignEnd, Table, TableFrame } from './table.styles';

/** A column of a list: its header, its share of the width, whether it contains numbers. */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly isEnd?: boolean;
}

/** Number of rows that fill most screens. */
const rowCount = 10;

interface SkeletonListProps {
  readonly columns: readonly Column[];
  /** What a screen reader announces while the rows load. */
  readonly label: string;
  /** Size of the picture at the top of a card. */
  readonly picture: { readonly width: number; readonly height: number };
}

/** The list before its rows: the same layout, so that nothing shifts when they load. */
export function SkeletonList({ columns, label, picture }: SkeletonListProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <SkeletonRows columns={columns} rowCount={rowCount}>
        <SkeletonCard picture={picture} />
      </SkeletonRows>
    </div>
  );
}

interface SkeletonRowsProps extends Pick<SkeletonListProps, 'columns'> {
  readonly rowCount: number;
  /** One card, which every row is on phones. */
  readonly children: ReactNode;
}

/**
 * Rows as a table and, on phones, as cards. The style sheet decides which of the two is shown: this is prerendered, when
 * the width of the window is unknown.
 */
export function SkeletonRows({ columns, rowCount, children }: SkeletonRowsProps) {
  const rows = Array.from({ length: rowCount }, (_, index) => index);
  return (
    <>
      <PhoneCards aria-hidden="true">
        {rows.map((row) => (
          <Card key={row}>{children}</Card>
        ))}
      </PhoneCards>
      <WideFrame aria-hidden="true">
        <Table $columns={columns.map(({ share }) => share)}>
          <TableHead columns={columns} />
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                {columns.map(({ title, isEnd }, index) => (
                  <td key={title} {...(isEnd && alignEnd)}>
                    <Place $isEnd={isEnd ?? false}>
                      <Skeleton width={skeletonWidth(row, index)} delayMs={row * 30} />
                    </Place>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </WideFrame>
    </>
  );
}

/** The header row of a list's table. */
export function TableHead({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ title, isEnd }) => (
          <th key={title} scope="col" {...(isEnd && alignEnd)}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SkeletonCard({ picture }: Pick<SkeletonListProps, 'picture'>) {
  return (
    <>
      <CardTile>
        <CardLead>
          <Skeleton {...picture} radius={8} />
          <CardLines>
            <Skeleton width={92} height={20} />
            <Skeleton width={132} height={16} />
          </CardLines>
        </CardLead>
        <Skeleton width={84} height={20} />
      </CardTile>
      <CardTile $isFoot>
        <Skeleton width={110} height={14} />
        <Skeleton width={80} height={22} />
      </CardTile>
    </>
  );
}

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

const Place = styled.span<{ $isEnd: boolean }>`
  display: flex;
  justify-content: ${({ $isEnd }) => ($isEnd ? 'end' : 'start')};
`;

/** Uneven widths look like text; they are always the same, so that nothing moves. */
const skeletonWidth = (row: number, column: number): string => `${45 + ((row * 7 + column * 13) % 5) * 8}%`;
