import { color, duration, easing, media, zIndex } from '@tessera/shared-contracts/theme';
import { useMediaQuery } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { narrowWindow } from './narrowWindow';
import { whenCollapsed } from './Sidebar.styles';
import { SidebarMenu } from './SidebarMenu';

const Panel = styled.div`
  position: fixed;
  top: var(--layout-header);
  bottom: 0;
  left: 0;
  z-index: ${zIndex.sticky};
  width: var(--layout-sidebar);
  padding: 12px;
  overflow: hidden auto;
  scrollbar-width: none;
  background: ${color.surface.page};
  border-right: 1px solid ${color.line.hairline};
  transition: width ${duration.base} ${easing.standard};
  ${whenCollapsed} {
    padding: 12px 0;
  }
  /* The prerendered page contains it. */
  ${media.belowLg} {
    display: none;
  }
`;

/** The menu at the left of wide screens: only icons, or expanded with labels. */
export function Sidebar({ id }: { readonly id: string }) {
  const isNarrow = useMediaQuery(narrowWindow);
  if (isNarrow) return null;
  return (
    <Panel id={id}>
      <SidebarMenu variant="sidebar" />
    </Panel>
  );
}
