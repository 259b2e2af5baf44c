import type { Game } from '@tessera/shared-contracts/api';
import {
  EmptyState,
  gameSearchId,
  SearchField,
  Select,
  Tile,
  UnreadableRows,
  useDocumentTitle,
} from '@tessera/shared-contracts/ui';
import { useDeferredValue, useMemo } from 'react';
import {
  catalogueMessages,
  countGames,
  GameGridSkeleton,
  GamesFailed,
  type GamesState,
  useListedGames,
} from '../catalogue';
import { CategoryNav } from './CategoryNav';
import { type Category, findCategory } from './categories';
import { providersOf, sorts } from './filterGames';
import { Count, Fields, Filters, Head, HeadEnd, Title } from './LobbyPage.styles';
import { LobbyResults } from './LobbyResults';
import { skeletonTiles } from './LobbySkeleton';
import { messages } from './lobby.messages';
import { ShowAllLink } from './ShowAllLink';
import { type LobbyFilters, useLobbyFilters } from './useLobbyFilters';
import { useLobbyGames } from './useLobbyGames';
import { useSearchFocus } from './useSearchFocus';

const sortOptions = (['', ...sorts] as const).map((sort) => ({ value: sort, label: messages.sorts[sort] }));
const noGames: readonly Game[] = [];

/** All games with search and provider filter; `category` is the last part of `/casino/{category}`. */
export function LobbyPage({ category: slug }: { readonly category?: string }) {
  const category = slug === undefined ? undefined : findCategory(slug);
  const filters = useLobbyFilters();
  const { state, first, retry } = useLobbyState(filters);
  // The field updates at once; the list of thousands of games is deferred.
  const search = useDeferredValue(filters.search);
  useSearchFocus();
  useDocumentTitle(category?.label ?? messages.documentTitle);

  const isUnknown = slug !== undefined && category === undefined;
  const listed = state.status === 'loaded' && !isUnknown ? state.games : noGames;
  const games = useLobbyGames(listed, { ...filters, search }, category);
  const providers = useMemo(() => providersOf(listed), [listed]);
  return (
    <>
      <Head>
        <Title>
          {isUnknown ? messages.casino : category ? messages.categoryTitle(category.label) : messages.title}
        </Title>
        <HeadEnd>
          <Count role="status">{state.status === 'loaded' && !isUnknown && countGames(first ?? { games })}</Count>
          {!isUnknown && (
            <Select
              label={messages.sort}
              isLabelHidden
              options={sortOptions}
              value={filters.sort}
              onChange={filters.setSort}
            />
          )}
        </HeadEnd>
      </Head>
      <Filters>
        <CategoryNav
          category={slug === undefined ? undefined : (category?.slug ?? slug)}
          show={filters.show}
          addressSearch={filters.addressSearch}
        />
        {!isUnknown && (
          <Fields role="search">
            <SearchField
              id={gameSearchId}
              label={messages.search}
              placeholder={messages.searchPlaceholder}
              value={filters.search}
              onChange={filters.setSearch}
            />
            <Select
              label={messages.provider}
              isLabelHidden
              options={providerOptions(providers, filters.provider)}
              value={filters.provider}
              onChange={filters.setProvider}
            />
          </Fields>
        )}
      </Filters>
      {isUnknown ? (
        <UnknownCategory slug={slug} />
      ) : (
        <LobbyBody state={state} onRetry={retry} games={games} category={category} filters={{ ...filters, search }} />
      )}
    </>
  );
}

/**
 * The list of games: the composed ones until the provider answers, unless a filter needs more;
 * `first` are the composed ones while they are shown.
 */
function useLobbyState({ search, provider, sort, show }: LobbyFilters) {
  const { state, retry } = useListedGames('games/Lobby');
  if (state.status !== 'first') return { state, retry };
  const isFiltered = [search, provider, sort, show].some((filter) => filter !== '');
  const known: GamesState = isFiltered
    ? { status: 'loading' }
    : { status: 'loaded', games: state.games, unreadable: state.unreadable ?? 0 };
  return { state: known, first: state, retry };
}

interface LobbyBodyProps {
  readonly state: GamesState;
  readonly onRetry: () => void;
  /** The games that pass the filters. */
  readonly games: readonly Game[];
  readonly category: Category | undefined;
  readonly filters: LobbyFilters;
}

function LobbyBody({ state, onRetry, games, category, filters }: LobbyBodyProps) {
  const { search, provider, show, clear } = filters;
  switch (state.status) {
    case 'loading':
      return <GameGridSkeleton tiles={skeletonTiles} />;
    case 'failed':
      return <GamesFailed problem={state.problem} isRetrying={state.isRetrying} onRetry={onRetry} headingLevel={2} />;
    case 'loaded':
      return (
        <>
          <UnreadableRows count={state.unreadable} noun={catalogueMessages.game} nouns={catalogueMessages.games} />
          {(state.games.length > 0 || state.unreadable === 0) && (
            <LobbyResults
              games={games}
              category={category}
              show={show}
              isFiltered={search.trim() !== '' || provider !== ''}
              onClear={clear}
            />
          )}
        </>
      );
  }
}

function UnknownCategory({ slug }: { readonly slug: string }) {
  return (
    <Tile>
      <EmptyState title={messages.unknownCategory(slug)} line={messages.unknownCategoryLine} action={<ShowAllLink />} />
    </Tile>
  );
}

/** Keeps a provider from the URL without games as the current filter. */
function providerOptions(names: readonly string[], picked: string) {
  const all = picked === '' || names.includes(picked) ? names : [...names, picked];
  return [{ value: '', label: messages.allProviders }, ...all.map((name) => ({ value: name, label: name }))];
}
