import { Skeleton } from '@tessera/shared-contracts/ui';
import { GameGridSkeleton } from '../catalogue';
import { categoryLinks } from './categoryLinks';
import { Categories, CategoryName, CategoryRow, Fields, Filters, Head, HeadEnd, Title } from './LobbyPage.styles';

/** Number of placeholder tiles. */
export const skeletonTiles = 14;

/** The lobby until it has loaded: the same heading, filters and grid, all inactive. */
export const LobbySkeleton = ({ title }: { readonly title: string }) => (
  <>
    <Head>
      <Title>{title}</Title>
      <HeadEnd aria-hidden="true">
        <div>
          <Skeleton height={44} radius={10} />
        </div>
      </HeadEnd>
    </Head>
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
      <Fields>
        {['search', 'provider'].map((field) => (
          <div key={field}>
            <Skeleton height={44} radius={10} />
          </div>
        ))}
      </Fields>
    </Filters>
    <GameGridSkeleton tiles={skeletonTiles} />
  </>
);
