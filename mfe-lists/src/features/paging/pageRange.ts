/** The rows of a list that are in view. */
export interface PageRange {
  readonly pageCount: number;
  /** The current page, clamped to the list. */
  readonly page: number;
  /** First page in view: before `page` once Load More has been used. */
  readonly from: number;
  readonly total: number;
  /** Number of the first row in view, from 1; 0 in an empty list. */
  readonly first: number;
  /** Number of the last row in view. */
  readonly last: number;
}

/** Maximum number of pages in view with Load More, so that an address cannot request all rows. */
const longestRange = 20;

/**
 * Finds the rows between page `from` and page `page`; an address past the end shows the end, and one with more than
 * 20 pages the last of them.
 */
export function pageRange(wanted: { page: number; from: number }, total: number, pageSize: number): PageRange {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(wanted.page, pageCount);
  const from = Math.max(Math.min(wanted.from, page), page - longestRange + 1);
  return {
    pageCount,
    page,
    from,
    total,
    first: total === 0 ? 0 : (from - 1) * pageSize + 1,
    last: Math.min(page * pageSize, total),
  };
}
