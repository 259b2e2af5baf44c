import { media, space, type } from '@tessera/shared-contracts/theme';
import { Button, Pagination } from '@tessera/shared-contracts/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import type { PageRange } from './pageRange';
import { messages } from './paging.messages';

interface ListFooterProps {
  readonly range: PageRange;
  /** Plural name of the rows: "transactions". */
  readonly rows: string;
  readonly onPageChange: (page: number) => void;
  readonly onLoadMore: () => void;
}

export function ListFooter({ range, rows, onPageChange, onLoadMore }: ListFooterProps) {
  const { first, last, total, page, pageCount } = range;
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const isLastButOne = page === pageCount - 1;

  function handleLoadMore() {
    onLoadMore();
    // The button unmounts with the last page; keep the focus.
    if (isLastButOne) summaryRef.current?.focus();
  }

  return (
    <Footer>
      <Summary ref={summaryRef} role="status" tabIndex={-1}>
        {messages.showing(first, last, total, rows)}
      </Summary>
      {page < pageCount && (
        <LoadMore>
          <Button isBlock onClick={handleLoadMore}>
            {messages.loadMore}
          </Button>
        </LoadMore>
      )}
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPageChange={onPageChange} />}
    </Footer>
  );
}

const Footer = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space(4)};
  margin-top: ${space(5)};

  > nav {
    grid-column: 3;
    justify-self: end;
  }

  ${media.belowLg} {
    grid-template-columns: 1fr auto;

    > nav {
      grid-column: 1 / -1;
      justify-self: center;
    }
  }

  ${media.belowMd} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;

    > nav {
      grid-column: 1;
    }
  }
`;

const Summary = styled.p`
  margin: 0;
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`;

const LoadMore = styled.div`
  ${media.belowMd} {
    order: -1;
    width: 100%;
  }
`;
