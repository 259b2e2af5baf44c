import { Skeleton, Slab } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { PageHead } from '../layout/PageFrame';

const rows = Array.from({ length: 8 }, (_, index) => index);

const Row = styled.div`
  display: flex;
  align-items: center;
  height: 3.25rem;
  padding: 0 20px;
`;

/**
 * Skeleton of a page of the shell's own while its code loads; its heading is there at once, so that a screen reader can
 * say where the player is.
 */
export function ScreenSkeleton({ title }: { readonly title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Slab aria-busy="true">
        {rows.map((row) => (
          <Row key={row}>
            <Skeleton width="40%" height={12} />
          </Row>
        ))}
      </Slab>
    </>
  );
}
