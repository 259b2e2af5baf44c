import { searchMaxLength, useUrlText } from '@tessera/shared-contracts/ui';
import { useSearchParams } from 'react-router-dom';

/** See {@link useLobbyFilters}. */
export interface LobbyFilters {
  readonly search: string;
  readonly provider: string;
  /** The filters as they stand in the URL, for links to other categories. */
  readonly addressSearch: string;
  readonly setSearch: (search: string) => void;
  readonly setProvider: (provider: string) => void;
  readonly clear: () => void;
}

/**
 * The filters, kept in the URL so that they survive a reload, the way back from a game, and being shared.
 * Typing rewrites the current entry of the history; a picked provider is an entry of its own.
 */
export function useLobbyFilters(): LobbyFilters {
  const [params] = useSearchParams();
  const { text, setText } = useUrlText((params.get('search') ?? '').slice(0, searchMaxLength));

  const write = (filters: { readonly search: string; readonly provider?: string }, isRewrite: boolean) =>
    setText(filters.search, (url) => {
      const next = new URLSearchParams(url);
      for (const [name, value] of Object.entries(filters)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      const written = next.toString();
      return { search: written === '' ? '' : `?${written}`, isRewrite };
    });
  return {
    search: text,
    provider: params.get('provider') ?? '',
    addressSearch: params.toString(),
    setSearch: (search) => write({ search }, true),
    setProvider: (provider) => write({ search: text, provider }, false),
    clear: () => write({ search: '', provider: '' }, false),
  };
}
