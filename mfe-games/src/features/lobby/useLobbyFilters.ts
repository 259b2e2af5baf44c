import { searchMaxLength, useUrlText } from '@tessera/shared-contracts/ui';
import { useSearchParams } from 'react-router-dom';
import { type Sort, sorts } from './filterGames';

/** Lists of this device, as in the URL. */
export const savedListNames = ['favourites', 'recent'] as const;
/** See {@link savedListNames}. */
export type SavedListName = (typeof savedListNames)[number];

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? '';

/** See {@link useLobbyFilters}. */
export interface LobbyFilters {
  readonly search: string;
  readonly provider: string;
  readonly sort: Sort;
  /** Which of this device's lists is shown; the empty text means all games. */
  readonly show: SavedListName | '';
  /** The filters as a query string, for links to other categories. */
  readonly addressSearch: string;
  readonly setSearch: (search: string) => void;
  readonly setProvider: (provider: string) => void;
  readonly setSort: (sort: Sort) => void;
  readonly clear: () => void;
}

/**
 * The filters, stored in the URL: they survive a reload, the back button and a shared link.
 * Typing replaces the current history entry; picking a provider or an order adds one.
 */
export function useLobbyFilters(): LobbyFilters {
  const [params] = useSearchParams();
  const { text, setText } = useUrlText((params.get('search') ?? '').slice(0, searchMaxLength));

  const write = (
    filters: { readonly search: string; readonly provider?: string; readonly sort?: Sort },
    isRewrite: boolean,
  ) =>
    setText(filters.search, (url) => {
      const next = new URLSearchParams(url);
      for (const [name, value] of Object.entries(filters)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      const written = next.toString();
      return { search: written === '' ? '' : `?${written}`, isRewrite };
    });
  const toCategories = new URLSearchParams(params);
  toCategories.delete('show');
  return {
    search: text,
    provider: (params.get('provider') ?? '').slice(0, searchMaxLength),
    sort: oneOf(sorts, params.get('sort')),
    show: oneOf(savedListNames, params.get('show')),
    addressSearch: toCategories.toString(),
    setSearch: (search) => write({ search }, true),
    setProvider: (provider) => write({ search: text, provider }, false),
    setSort: (sort) => write({ search: text, sort }, false),
    clear: () => write({ search: '', provider: '' }, false),
  };
}
