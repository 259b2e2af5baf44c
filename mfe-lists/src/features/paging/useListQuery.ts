import { useUrlText } from '@tessera/shared-contracts/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Filters, type ListQuery, readListQuery, writeListQuery } from './listQuery';

/** See {@link useListQuery}. */
export interface ListControls<Filter extends string> {
  /** The current query: that of the URL, with the search as typed. */
  readonly query: ListQuery<Filter>;
  readonly setFilter: (filter: Filter) => void;
  readonly setSearch: (search: string) => void;
  readonly setPage: (page: number) => void;
  readonly clear: () => void;
  /** Extends the range in view, which starts at page `from`, up to `page`. */
  readonly extendTo: (page: number, from: number) => void;
}

/**
 * Filter, search and page of a list, stored in the URL: they survive a reload, the back button and a shared link. Starting
 * or clearing a search adds a history entry, refining it does not. The URL's values are limited: a range has at most
 * 20 pages (`pageRange`) and a search the length that `SearchField` accepts.
 *
 * @param filters a constant list, the default first
 */
export function useListQuery<Filter extends string>(filters: Filters<Filter>): ListControls<Filter> {
  const { search } = useLocation();
  const stored = useMemo(() => readListQuery(search, filters), [search, filters]);
  const { text, setText } = useUrlText(stored.search);
  const query = useMemo(
    () => (text === stored.search ? stored : { ...stored, search: text, page: 1, from: 1 }),
    [stored, text],
  );

  function go(change: Partial<ListQuery<Filter>>) {
    const next = { search: text, ...change };
    setText(next.search, (url) => {
      const current = readListQuery(url, filters);
      return {
        search: writeListQuery(url, { ...current, ...next }, filters),
        isRewrite: current.search !== next.search && current.search !== '' && next.search !== '',
      };
    });
  }

  return {
    query,
    setFilter: (filter) => go({ filter, page: 1, from: 1 }),
    setSearch: (typed) => go({ search: typed, page: 1, from: 1 }),
    setPage: (page) => go({ page, from: page }),
    clear: () => go({ filter: filters[0], search: '', page: 1, from: 1 }),
    extendTo: (page, from) => go({ page, from }),
  };
}
