import { useUrlText } from '@tessera/shared-contracts/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type ListQuery,
  type PageQuery,
  type Parameters,
  type ParameterValues,
  readListQuery,
  writeListQuery,
} from './listQuery';

/** Page navigation of a list. */
export interface PageControls {
  readonly query: PageQuery;
  readonly setPage: (page: number) => void;
  /** Extends the range in view, which starts at page `from`, up to `page`. */
  readonly extendTo: (page: number, from: number) => void;
}

/** See {@link useListQuery}. */
export interface ListControls<P extends Parameters> extends PageControls {
  /** The current query: the parameters in the URL, with the search as typed. */
  readonly query: ListQuery<P>;
  /** Sets parameters or the search, on the first page. */
  readonly change: (change: Partial<ParameterValues<P> & Pick<PageQuery, 'search'>>) => void;
}

/**
 * Parameters, search and page of a list, stored in the URL: they survive a reload, the back button and a shared link.
 * Starting or clearing a search adds a history entry, refining it does not. The URL's values are limited: a range has
 * at most 20 pages (`pageRange`), a text the maximum length of `SearchField`, and a parameter only valid values.
 *
 * @param parameters a constant
 */
export function useListQuery<P extends Parameters>(parameters: P): ListControls<P> {
  const { search } = useLocation();
  const stored = useMemo(() => readListQuery(search, parameters), [search, parameters]);
  const { text, setText } = useUrlText(stored.search);
  const query = useMemo(
    () => (text === stored.search ? stored : { ...stored, search: text, page: 1, from: 1 }),
    [stored, text],
  );

  function go(change: Partial<ListQuery<P>>) {
    const next = { search: text, ...change };
    setText(next.search, (url) => {
      const current = readListQuery(url, parameters);
      return {
        search: writeListQuery(url, { ...current, ...next }, parameters),
        isRewrite: current.search !== next.search && current.search !== '' && next.search !== '',
      };
    });
  }

  return {
    query,
    change: (change) => go({ ...change, page: 1, from: 1 } as Partial<ListQuery<P>>),
    setPage: (page) => go({ page, from: page } as Partial<ListQuery<P>>),
    extendTo: (page, from) => go({ page, from } as Partial<ListQuery<P>>),
  };
}
