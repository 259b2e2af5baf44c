import { categoryLinks } from './categoryLinks';
import { Categories, CategoryLink, CategoryRow } from './LobbyPage.styles';
import { messages } from './lobby.messages';

interface CategoryNavProps {
  /** Slug of the category that is shown, `undefined` for all games. */
  readonly current: string | undefined;
  /** Filters that go along, as the address writes them. */
  readonly addressSearch: string;
}

/** The presets of the lobby: pages of their own, so they are links. */
export function CategoryNav({ current, addressSearch }: CategoryNavProps) {
  return (
    <Categories aria-label={messages.categories}>
      <CategoryRow>
        {categoryLinks.map(({ slug, label, path }) => (
          <li key={path}>
            <CategoryLink
              to={{ pathname: path, search: addressSearch }}
              aria-current={slug === current ? 'page' : undefined}
            >
              {label}
            </CategoryLink>
          </li>
        ))}
      </CategoryRow>
    </Categories>
  );
}
