import type { Game } from '@tessera/shared-contracts/api';
import { EmptyState, SearchField, Select, Tile, useDocumentTitle } from '@tessera/shared-contracts/ui';
import { catalogueMessages, GameGridSkeleton, GamesFailed, useGames } from '../catalogue';
import { CategoryNav } from './CategoryNav';
import { findCategory } from './categories';
import { filterGames, providersOf } from './filterGames';
import { Count, Fields, Filters, Head, Title } from './LobbyPage.styles';
import { LobbyResults } from './LobbyResults';
import { messages } from './lobby.messages';
import { ShowAllLink } from './ShowAllLink';
import { useLobbyFilters } from './useLobbyFilters';

const skeletonTiles = 21;
const noGames: readonly Game[] = [];

/** All games with search and provider filter; `category` is the last part of `/casino/{category}`. */
export function LobbyPage({ category: slug }: { readonly category?: string }) {
  const category = slug === undefined ? undefined : findCategory(slug);
  const { state, retry } = useGames();
  const filters = useLobbyFilters();
  useDocumentTitle(category?.label ?? messages.documentTitle);

  const isUnknown = slug !== undefined && category === undefined;
  const listed = state.status === 'loaded' && !isUnknown ? state.games : noGames;
  const games = filterGames(listed, { ...filters, category });
  return (
    <>
      <Head>
        <Title>{category === undefined ? messages.title : messages.categoryTitle(category.label)}</Title>
        <Count role="status">{state.status === 'loaded' && !isUnknown && catalogueMessages.count(games.length)}</Count>
      </Head>
      <Filters>
        <CategoryNav
          current={slug === undefined ? undefined : (category?.slug ?? slug)}
          addressSearch={filters.addressSearch}
        />
        {!isUnknown && (
          <Fields role="search">
            <SearchField
              label={messages.search}
              placeholder={messages.searchPlaceholder}
              value={filters.search}
              onChange={filters.setSearch}
            />
            <Select
              label={messages.provider}
              isLabelHidden
              options={providerOptions(listed, filters.provider)}
              value={filters.provider}
              onChange={filters.setProvider}
            />
          </Fields>
        )}
      </Filters>
      {isUnknown ? (
        <Tile>
          <EmptyState
            title={messages.unknownCategory(slug)}
            line={messages.unknownCategoryLine}
            action={<ShowAllLink />}
          />
        </Tile>
      ) : state.status === 'loading' ? (
        <GameGridSkeleton tiles={skeletonTiles} />
      ) : state.status === 'failed' ? (
        <GamesFailed problem={state.problem} isRetrying={state.isRetrying} onRetry={retry} headingLevel={2} />
      ) : (
        <LobbyResults
          games={games}
          filterKey={[filters.search, filters.provider, slug].join('\n')}
          category={category}
          isFiltered={filters.search.trim() !== '' || filters.provider !== ''}
          onClear={filters.clear}
        />
      )}
    </>
  );
}

/** A provider in the address that lists nothing any more stays visible as the filter that it is. */
function providerOptions(games: readonly Game[], picked: string) {
  const names = providersOf(games);
  const all = picked === '' || names.includes(picked) ? names : [...names, picked];
  return [{ value: '', label: messages.allProviders }, ...all.map((name) => ({ value: name, label: name }))];
}
