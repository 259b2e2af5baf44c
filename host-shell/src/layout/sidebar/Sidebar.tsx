import { color, duration, easing, media, zIndex } from '@tessera/shared-contracts/theme';
import { useIsPrerendered, useMediaQuery } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useUntouchedContent } from '../../loader';
import { narrowWindow } from './narrowWindow';
import { SidebarMenu } from './SidebarMenu';
import type { SidebarEvent, SidebarState } from './sidebarState';

const Panel = styled.div<{ $isExpanded: boolean }>`
  position: fixed;
  top: var(--layout-header);
  bottom: 0;
  left: 0;
  z-index: ${zIndex.sticky};
  width: ${({ $isExpanded }) => `var(--layout-sidebar-${$isExpanded ? 'expanded' : 'collapsed'})`};
  padding: ${({ $isExpanded }) => ($isExpanded ? '12px' : '12px 0')};
  overflow: hidden auto;
  scrollbar-width: none;
  background: ${color.surface.page};
  border-right: 1px solid ${color.line.hairline};
  transition: width ${duration.base} ${easing.standard};
  /* The prerendered page contains it. */
  ${media.belowLg} {
    display: none;
  }
`;

interface SidebarProps {
  readonly id: string;
  readonly state: SidebarState;
  readonly dispatch: (event: SidebarEvent) => void;
}

/** The menu at the left of wide screens: only icons, or expanded with labels. */
export function Sidebar({ id, state, dispatch }: SidebarProps) {
  const untouched = useUntouchedContent();
  const [isHidden] = useState(() => untouched !== undefined && window.matchMedia?.(narrowWindow).matches);
  const isPrerendered = useIsPrerendered();
  const isNarrow = useMediaQuery(narrowWindow);
  if (isNarrow) return null;
  // On its way out: its links are not worth the work of taking them over.
  if (isPrerendered && isHidden) return <Panel key="hidden" id={id} $isExpanded={state.isExpanded} {...untouched} />;
  return (
    <Panel id={id} $isExpanded={state.isExpanded}>
      <SidebarMenu
        variant={state.isExpanded ? 'rows' : 'icons'}
        openGroup={state.openGroup}
        onGroupPress={(group) => dispatch({ type: 'groupPressed', group })}
        onGroupDismiss={() => dispatch({ type: 'dismissed' })}
      />
    </Panel>
  );
}
