import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { ListFooter } from './ListFooter';
import { pageRange } from './pageRange';
import type { PageControls } from './useListQuery';

interface PagedListProps<Row> {
  /** Number of matching rows. */
  readonly total: number;
  /** The loaded rows: the same array until one of them changes. */
  readonly rows: readonly Row[];
  readonly pageSize: number;
  /** Plural name of the rows: "transactions". */
  readonly noun: string;
  readonly controls: PageControls;
  /** Renders the rows in view. */
  readonly children: (shown: readonly Row[]) => ReactNode;
}

/** The rows of the page in the address bar, with pagination below. */
export function PagedList<Row>({ total, rows, pageSize, noun, controls, children }: PagedListProps<Row>) {
  const { query, setPage, extendTo } = controls;
  const range = pageRange(query, total, pageSize);
  const { first, last } = range;
  const topRef = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => rows.slice(Math.max(0, first - 1), last), [rows, first, last]);
  // The pressed control responds in the next frame; the rows are deferred.
  const drawn = useDeferredValue(children(shown));

  function handlePageChange(page: number) {
    setPage(page);
    topRef.current?.scrollIntoView?.({ block: 'start' });
  }

  return (
    <Frame ref={topRef}>
      {drawn}
      <ListFooter
        range={range}
        rows={noun}
        onPageChange={handlePageChange}
        onLoadMore={() => extendTo(range.page + 1, range.from)}
      />
    </Frame>
  );
}

const Frame = styled.div`
  /* The fixed header covers the top of the list that a page change scrolls to. */
  scroll-margin-top: calc(var(--layout-header) + 16px);
`;
