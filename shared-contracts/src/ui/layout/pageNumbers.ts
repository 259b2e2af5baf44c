/** A place in the row of pages: a number, or the gap of those left out. */
export type PagePlace = number | 'gap';

/** First, last, the current page and one neighbour either side; gaps between (decisions, Interfaces). */
export function pageNumbers(page: number, pageCount: number): readonly PagePlace[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((number, index): PagePlace[] => {
    const missing = number - (shown[index - 1] ?? number - 1) - 1;
    // A gap of one page would be as wide as the page itself.
    if (missing === 1) return [number - 1, number];
    return missing > 1 ? ['gap', number] : [number];
  });
}
