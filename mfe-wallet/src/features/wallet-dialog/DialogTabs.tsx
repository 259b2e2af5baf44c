import { color } from '@tessera/shared-contracts/theme';
import { Tabs, type TabsProps } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';

const Row = styled.div`
  && {
    position: sticky;
    z-index: 2;
    top: 0;
    background: ${color.surface.void};
    /* The dialog's slab gives the round corners. */
    & > [role='tablist'] { border-radius: 0; }
  }
`;

/** Tabs as a row of a dialog's slab; they stay in view while the body scrolls. */
export function DialogTabs<T extends string>(props: Omit<TabsProps<T>, 'isWide'>) {
  return (
    <Row>
      <Tabs {...props} isWide />
    </Row>
  );
}
