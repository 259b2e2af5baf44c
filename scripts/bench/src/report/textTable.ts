import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';

const widthOf = (text: string) => stripVTControlCharacters(text).length;

/** Formats rows under a header, the first column left-aligned, all others right-aligned. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => widthOf(cells[column] ?? ''))));
  const line = (cells: readonly string[]) =>
    head
      .map((_, column) => {
        const cell = cells[column] ?? '';
        const room = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
        return column === 0 ? cell + room : room + cell;
      })
      .join('  ')
      .trimEnd();
  return [pc.dim(line(head)), ...rows.map(line)].join('\n');
}
