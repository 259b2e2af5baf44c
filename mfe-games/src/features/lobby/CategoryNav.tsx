import { lobbyPath } from '../catalogue';
import { categories } from './categories';
import { Categories, CategoryLink, CategoryRow } from './LobbyPage.styles';
import { messages } from './lobby.messages';

interface CategoryNavProps {
  /** Slug of the category that is shown, `undefined` for all games. */
  readonly current: string | undefined;
  /** Filters that go along, as the address writes them. */
  readonly addressSearch: string;
}

const links = [
  { slug: undefined, label: messages.allChip, path: lobbyPath },
  ...categories.map(({ slug, label }) => ({ slug, label, path: `/casino/${slug}` })),
];

/** The presets of the lobby: pages of their own, so they are links. */
export function CategoryNav({ current, addressSearch }: CategoryNavProps) {
  return (
    <Categories aria-label={messages.categories}>
      <CategoryRow>
        {links.map(({ slug, label, path }) => (
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
