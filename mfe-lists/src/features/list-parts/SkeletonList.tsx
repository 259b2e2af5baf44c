import { Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
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
            <SkeletonCard key={row} picture={picture} />
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
                      <Skeleton width={skeletonWidth(row, index)} height={14} />
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

function SkeletonCard({ picture }: Pick<SkeletonListProps, 'picture'>) {
  return (
    <Card>
      <CardTile>
        <CardLead>
          <Skeleton {...picture} />
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
    </Card>
  );
}

/** Uneven widths look like text; the same ones every time keep the picture still. */
const skeletonWidth = (row: number, column: number): string => `${45 + ((row * 7 + column * 13) % 5) * 8}%`;
