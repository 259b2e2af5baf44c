import { categoryLinks } from './categoryLinks';
import { Categories, CategoryLink, CategoryRow } from './LobbyPage.styles';
import { messages } from './lobby.messages';
import type { SavedListName } from './useLobbyFilters';

interface CategoryNavProps {
  /** Slug of the current category, `undefined` for all games. */
  readonly category: string | undefined;
  /** Which of the device's lists is shown, if any. */
  readonly show: SavedListName | '';
  /** Filters to keep, as a query string. */
  readonly addressSearch: string;
}

/** The presets of the lobby and the lists of this device. Links, because each has its own address. */
export function CategoryNav({ category, show: shown, addressSearch }: CategoryNavProps) {
  const searchOf = (show: SavedListName | '') => {
    const params = new URLSearchParams(addressSearch);
    if (show !== '') params.set('show', show);
    return params.toString();
  };
  return (
    <Categories aria-label={messages.categories}>
      <CategoryRow>
        {categoryLinks.map(({ slug, label, path, show }) => (
          <li key={label}>
            <CategoryLink
              to={{ pathname: path, search: searchOf(show) }}
              aria-current={slug === category && show === shown ? 'page' : undefined}
            >
              {label}
            </CategoryLink>
          </li>
        ))}
      </CategoryRow>
    </Categories>
  );
}
