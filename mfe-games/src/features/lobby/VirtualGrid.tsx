import type { Game } from '@tessera/shared-contracts/api';
import { media } from '@tessera/shared-contracts/theme';
import { type ComponentProps, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { WindowVirtualizer } from 'virtua';
import { GameItem, Grid, Item } from '../catalogue';

/** A row includes the gap below it, since the virtualizer stacks rows without gaps. */
const Row = styled(Grid).attrs({ as: 'div' })`
  padding-bottom: 16px;

  ${media.belowMd} {
    padding-bottom: 12px;
  }
`;

/** A list of thousands of games that renders only the rows on screen. */
export const VirtualGrid = memo(({ games }: { readonly games: readonly Game[] }) => {
  const probe = useRef<HTMLUListElement>(null);
  const columns = useColumns(probe);
  const rows =
    columns === 0 ? [] : Array.from({ length: Math.ceil(games.length / columns) }, (_, row) => row * columns);
  return (
    <>
      <Grid ref={probe} aria-hidden="true" />
      <WindowVirtualizer data={rows} as={List}>
        {(first) => (
          <Row key={first}>
            {games.slice(first, first + columns).map((game, column) => (
              <Item
                key={game.uuid}
                as="div"
                role="listitem"
                aria-setsize={games.length}
                aria-posinset={first + column + 1}
              >
                <GameItem game={game} isLazy />
              </Item>
            ))}
          </Row>
        )}
      </WindowVirtualizer>
    </>
  );
});

function List(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: the virtualizer's rows are between the list and its items
  return <div {...props} role="list" />;
}

/** Number of columns of the grid in this window, measured on an empty grid. */
function useColumns(probe: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(0);
  useLayoutEffect(() => {
    const grid = probe.current;
    if (grid === null) return;
    const measure = () => setColumns(getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(grid);
    return () => resizes.disconnect();
  }, [probe]);
  return columns;
}
