import { Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { Card, CardLead, CardLines, Cards, CardTile } from './cards.styles';
import { alignEnd, Table, TableFrame } from './table.styles';
import { useIsPhone } from './useIsPhone';

/** A column of a list: its head, its share of the width, whether it holds numbers. */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly isEnd?: boolean;
}

interface SkeletonListProps {
  readonly columns: readonly Column[];
  readonly rowCount: number;
  /** What a screen reader hears while the rows are awaited. */
  readonly label: string;
  /** Size of the picture at the head of a card. */
  readonly picture: { readonly width: number; readonly height: number };
}

/** The list before its rows: the same geometry, so that nothing moves when they come. */
export function SkeletonList({ columns, rowCount, label, picture }: SkeletonListProps) {
  const isPhone = useIsPhone();
  const rows = Array.from({ length: rowCount }, (_, index) => index);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {isPhone ? (
        <Cards aria-hidden="true">
          {rows.map((row) => (
            <SkeletonCard key={row} picture={picture} delayMs={row * 30} />
          ))}
        </Cards>
      ) : (
        <TableFrame aria-hidden="true">
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
        </TableFrame>
      )}
    </div>
  );
}

/** The head row of a list's table. */
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

function SkeletonCard({ picture, delayMs }: Pick<SkeletonListProps, 'picture'> & { readonly delayMs: number }) {
  return (
    <Card>
      <CardTile>
        <CardLead>
          <Skeleton {...picture} radius={8} delayMs={delayMs} />
          <CardLines>
            <Skeleton width={92} height={20} delayMs={delayMs} />
            <Skeleton width={132} height={16} delayMs={delayMs} />
          </CardLines>
        </CardLead>
        <Skeleton width={84} height={20} delayMs={delayMs} />
      </CardTile>
      <CardTile $isFoot>
        <Skeleton width={110} height={14} delayMs={delayMs} />
        <Skeleton width={80} height={22} delayMs={delayMs} />
      </CardTile>
    </Card>
  );
}

const Place = styled.span<{ $isEnd: boolean }>`
  display: flex;
  justify-content: ${({ $isEnd }) => ($isEnd ? 'end' : 'start')};
`;

/** Uneven widths look like text; the same ones every time keep the picture still. */
const skeletonWidth = (row: number, column: number): string => `${45 + ((row * 7 + column * 13) % 5) * 8}%`;
