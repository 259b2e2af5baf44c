/** A page of a provider's list, where the next is asked for by the ID of its last readable row. */
export interface AnsweredPage {
  readonly readable: number;
  readonly unreadable: number;
  /** Unreadable rows after the last readable one: the next page begins with them. */
  readonly unreadableAtEnd?: number | undefined;
  /** Rows of the whole list; without it, the pages so far are the list. */
  readonly total: number | undefined;
}

/** The pages of a list that have been read. */
export interface PagesRead {
  /** Rows read, each once. */
  readonly read: number;
  /** How many of them could not be read. */
  readonly unreadable: number;
  /** Rows of the whole list when reading it began: what has been added since comes before the first page. */
  readonly firstTotal: number;
  /** `stuck` where a page without a readable row is not the last: nothing says where the next begins. */
  readonly state: 'more' | 'whole' | 'stuck';
}

/** No page. */
export const noPages: PagesRead = { read: 0, unreadable: 0, firstTotal: Number.POSITIVE_INFINITY, state: 'more' };

/** Counts a page. Unreadable rows at its end come again with the next page, and are counted there, unless it is the last. */
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
