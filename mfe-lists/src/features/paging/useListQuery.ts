import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Filters, type ListQuery, longestSearch, readListQuery, writeListQuery } from './listQuery';

/** Milliseconds without a key stroke until a search goes into the address bar. */
const searchSettlesMs = 400;

/** See {@link useListQuery}. */
export interface ListControls<Filter extends string> {
  /** What to show now: the address bar, or what is being typed before it gets there. */
  readonly query: ListQuery<Filter>;
  readonly setFilter: (filter: Filter) => void;
  readonly setSearch: (search: string) => void;
  readonly setPage: (page: number) => void;
  readonly clear: () => void;
  /** Extends the range in view up to `page`, which starts at page `from`. */
  readonly extendTo: (page: number, from: number) => void;
}

/**
 * Filter, search and page of a list, with the address bar as their home: they survive a reload, the back button and a
 * shared link. A search shows at once and is written when the typing rests. What the address asks for is bounded: a range is
 * of at most 20 pages (`pageRange`) and a search of 200 characters.
 *
 * @param filters a constant list, the default first
 */
export function useListQuery<Filter extends string>(filters: Filters<Filter>): ListControls<Filter> {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  // A draft belongs to the address it was typed over; the back button drops it.
  const [draft, setDraft] = useState<{ readonly address: string; readonly search: string }>();

  const stored = useMemo(() => readListQuery(address, filters), [address, filters]);
  const pending = draft?.address === address && draft.search !== stored.search ? draft.search : undefined;
  const query = useMemo(
    () => (pending === undefined ? stored : { ...stored, search: pending, page: 1, from: 1 }),
    [stored, pending],
  );

  useEffect(() => {
    if (pending === undefined) return;
    const timer = setTimeout(() => {
      const next = writeListQuery(address, query, filters);
      // Beginning or ending a search is a step to come back to, refining it is not.
      const isRefining = stored.search.trim() !== '' && pending.trim() !== '';
      if (next !== address) navigate({ search: next }, { replace: isRefining });
    }, searchSettlesMs);
    return () => clearTimeout(timer);
  }, [pending, stored, query, address, filters, navigate]);

  function go(next: ListQuery<Filter>) {
    setDraft(undefined);
    const nextAddress = writeListQuery(address, next, filters);
    if (nextAddress !== address) navigate({ search: nextAddress });
  }

  return {
    query,
    setFilter: (filter) => go({ ...query, filter, page: 1, from: 1 }),
    setSearch: (search) => setDraft({ address, search: search.slice(0, longestSearch) }),
    setPage: (page) => go({ ...query, page, from: page }),
    clear: () => go({ filter: filters[0], search: '', page: 1, from: 1 }),
    extendTo: (page, from) => go({ ...query, page, from }),
  };
}
