import type { ModuleContent } from '@tessera/platform/prerender';
import { Skeleton, UnreadableRows } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import { catalogueMessages, countGames, firstGamesOf, GameGridSkeleton, GameLists } from '../catalogue';
import { CategoryNav } from './CategoryNav';
import { findCategory, isInCategory } from './categories';
import { categoryLinks } from './categoryLinks';
import {
  Categories,
  CategoryName,
  CategoryRow,
  Count,
  Fields,
  Filters,
  Head,
  HeadEnd,
  Title,
} from './LobbyPage.styles';
import { messages } from './lobby.messages';

/** Number of placeholder tiles. */
export const skeletonTiles = 14;

/** Skeleton of the lobby: the same heading, filters and grid, all inactive. */
export const LobbySkeleton = ({ title }: { readonly title: string }) => (
  <>
    <LobbyHead title={title} />
    <Filters aria-hidden="true">
      <Categories as="div">
        <CategoryRow>
          {categoryLinks.map(({ label }) => (
            <li key={label}>
              <CategoryName>{label}</CategoryName>
            </li>
          ))}
        </CategoryRow>
      </Categories>
      <FieldPlaces />
    </Filters>
    <GameGridSkeleton tiles={skeletonTiles} />
  </>
);

/** The prerendered lobby with the composed games; its fields need the script. */
export const lobbyContent: ModuleContent = ({ path, answers }) => {
  const [, slug] = /^\/casino\/([^/]+)$/.exec(path) ?? [];
  const category = slug === undefined ? undefined : findCategory(slug);
  if (slug !== undefined && category === undefined) return undefined;
  const first = firstGamesOf(answers, (game) => category === undefined || isInCategory(game, category));
  if (first === undefined) return undefined;
  const element = (
    <>
      <LobbyHead title={category ? messages.categoryTitle(category.label) : messages.title}>
        <Count>{countGames(first)}</Count>
      </LobbyHead>
      <Filters>
        <CategoryNav category={slug} show="" addressSearch="" />
        <FieldPlaces />
      </Filters>
      <UnreadableRows count={first.unreadable ?? 0} noun={catalogueMessages.game} nouns={catalogueMessages.games} />
      <GameLists games={first.games} headingLevel={2} />
    </>
  );
  return { element, start: first };
};

const LobbyHead = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <Head>
    <Title>{title}</Title>
    <HeadEnd>
      {children}
      <div aria-hidden="true">
        <Skeleton height={44} radius={10} />
      </div>
    </HeadEnd>
  </Head>
);

const FieldPlaces = () => (
  <Fields aria-hidden="true">
    {['search', 'provider'].map((field) => (
      <div key={field}>
        <Skeleton height={44} radius={10} />
      </div>
    ))}
  </Fields>
);
