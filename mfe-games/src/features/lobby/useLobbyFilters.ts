import { searchMaxLength, useUrlText } from '@tessera/shared-contracts/ui';
import { useSearchParams } from 'react-router-dom';
import { type Sort, sorts } from './filterGames';

/** Lists of this device, as the address writes them. */
export const deviceListNames = ['favourites', 'recent'] as const;
/** See {@link deviceListNames}. */
export type DeviceListName = (typeof deviceListNames)[number];

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? '';

/** See {@link useLobbyFilters}. */
export interface LobbyFilters {
  readonly search: string;
  readonly provider: string;
  readonly sort: Sort;
  /** Which of this device's lists is shown; the empty text is all games. */
  readonly show: DeviceListName | '';
  /** The filters as they stand in the URL, for links to other categories. */
  readonly addressSearch: string;
  readonly setSearch: (search: string) => void;
  readonly setProvider: (provider: string) => void;
  readonly setSort: (sort: Sort) => void;
  readonly clear: () => void;
}

/**
 * The filters, kept in the URL so that they survive a reload, the way back from a game, and being shared.
 * Typing rewrites the current entry of the history; a picked provider or order is an entry of its own.
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
    provider: params.get('provider') ?? '',
    sort: oneOf(sorts, params.get('sort')),
    show: oneOf(deviceListNames, params.get('show')),
    addressSearch: toCategories.toString(),
    setSearch: (search) => write({ search }, true),
    setProvider: (provider) => write({ search: text, provider }, false),
    setSort: (sort) => write({ search: text, sort }, false),
    clear: () => write({ search: '', provider: '' }, false),
  };
}
