import { type ReactNode, useDeferredValue, useRef } from 'react';
import styled from 'styled-components';
import { ListFooter } from './ListFooter';
import { pageRange, rowsInRange } from './pageRange';
import type { ListControls } from './useListQuery';

interface PagedListProps<Row> {
  /** All matching rows, in order, or the first of them: at least those of the page in the address bar. */
  readonly rows: readonly Row[];
  /** Number of matching rows; by default the number of given rows. */
  readonly total?: number;
  readonly pageSize: number;
  /** Plural name of the rows: "transactions". */
  readonly noun: string;
  readonly controls: Pick<ListControls<string>, 'query' | 'setPage' | 'extendTo'>;
  /** Renders the rows in view. */
  readonly children: (shown: readonly Row[]) => ReactNode;
}

/** The rows of the page in the address bar, with pagination below. */
export function PagedList<Row>({ rows, total = rows.length, pageSize, noun, controls, children }: PagedListProps<Row>) {
  const { query, setPage, extendTo } = controls;
  const range = pageRange(query, total, pageSize);
  const topRef = useRef<HTMLDivElement>(null);
  // The pressed control responds in the next frame; the rows render after that.
  const drawn = useDeferredValue(children(rowsInRange(rows, range)));

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
