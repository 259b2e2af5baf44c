import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Longer than any game's name; also keeps a held-down key from flooding the address bar. */
const searchMaxLength = 60;

/** See {@link useLobbyFilters}. */
export interface LobbyFilters {
  readonly search: string;
  readonly provider: string;
  /** The filters as they stand in the address, for links to other categories. */
  readonly addressSearch: string;
  readonly setSearch: (search: string) => void;
  readonly setProvider: (provider: string) => void;
  readonly clear: () => void;
}

/**
 * The filters, kept in the address bar so that they survive a reload, the way back from a game, and being shared.
 * Typing rewrites the current entry of the history; a picked provider is an entry of its own.
 */
export function useLobbyFilters(): LobbyFilters {
  const [params, setParams] = useSearchParams();
  const provider = params.get('provider') ?? '';
  const searchInAddress = readSearch(params);
  const [search, setSearch] = useState(searchInAddress);

  useEffect(() => {
    // The router renders the address late, in a transition: one that the address bar has left behind already is our
    // own typing on its way back, and would undo the letters typed since.
    if (searchInAddress === currentSearch()) setSearch(searchInAddress);
  }, [searchInAddress]);

  const write = (filters: { search: string; provider: string }, isNewEntry: boolean) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(filters)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(filters.search);
    setParams(next, { replace: !isNewEntry, preventScrollReset: true });
  };
  return {
    search,
    provider,
    addressSearch: params.toString(),
    setSearch: (text) => write({ search: text.slice(0, searchMaxLength), provider }, false),
    setProvider: (picked) => write({ search, provider: picked }, true),
    clear: () => write({ search: '', provider: '' }, true),
  };
}

const readSearch = (params: URLSearchParams) => (params.get('search') ?? '').slice(0, searchMaxLength);
const currentSearch = () => readSearch(new URLSearchParams(window.location.search));
