/** A page of a provider's list; the cursor of the next one is the ID of its last readable row. */
export interface AnsweredPage {
  readonly readable: number;
  readonly unreadable: number;
  /** Unreadable rows after the last readable one: the next page begins with them. */
  readonly unreadableAtEnd?: number | undefined;
  /** Rows of the whole list; without it, the pages so far are the list. */
  readonly total: number | undefined;
}

/** The pages of a list read so far. */
export interface PagesRead {
  /** Rows read, each once. */
  readonly read: number;
  /** Number of unreadable rows among them. */
  readonly unreadable: number;
  /** Rows of the whole list when reading started: later additions come before the first page. */
  readonly firstTotal: number;
  /** `stuck` after a page of unreadable rows that is not the last: the next page has no cursor. */
  readonly state: 'more' | 'whole' | 'stuck';
}

/** No page. */
export const noPages: PagesRead = { read: 0, unreadable: 0, firstTotal: Number.POSITIVE_INFINITY, state: 'more' };

/** Adds a page. Unreadable rows at its end are repeated in the next page, and counted there unless this is the last. */
export function addPage(pages: PagesRead, page: AnsweredPage): PagesRead {
  const rows = page.readable + page.unreadable;
  const total = page.total ?? pages.read + rows;
  const firstTotal = Math.min(pages.firstTotal, total);
  const hasReadable = page.readable > 0;
  const isLast = rows === 0 || pages.read + rows >= (hasReadable ? total : firstTotal);
  const again = isLast || !hasReadable ? 0 : (page.unreadableAtEnd ?? 0);
  return {
    read: pages.read + rows - again,
    unreadable: pages.unreadable + page.unreadable - again,
    firstTotal,
    state: isLast ? 'whole' : hasReadable ? 'more' : 'stuck',
  };
}
