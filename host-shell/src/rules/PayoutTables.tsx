import type { PayoutTable } from './payoutTables';
import { TableBox } from './rules.styles';

/** The tables of a game's payouts; each scrolls sideways where it does not fit. */
export function PayoutTables({ tables }: { readonly tables: readonly PayoutTable[] }) {
  return tables.map(({ caption, corner, columns, rows }) => (
    <TableBox key={caption} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {columns.map((column, index) => (
                <td key={column}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  ));
}
