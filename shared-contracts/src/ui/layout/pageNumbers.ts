/** An item of the pagination: a page number, or a gap for omitted pages. */
export type PagePlace = number | 'gap';

/**
 * First, last, current page and one neighbour on either side, with gaps between (spec §19 Page numbers). At either end,
 * where there is one neighbour, the page after it is shown as well.
 */
export function pageNumbers(page: number, pageCount: number): readonly PagePlace[] {
  const middle = Math.min(Math.max(page, 2), pageCount - 1);
  const wanted = [1, middle - 1, middle, middle + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((number, index): PagePlace[] => {
    const missing = number - (shown[index - 1] ?? number - 1) - 1;
    // A gap of one page would be as wide as the page itself.
    if (missing === 1) return [number - 1, number];
    return missing > 1 ? ['gap', number] : [number];
  });
}
