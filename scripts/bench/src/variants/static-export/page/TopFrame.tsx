import { useMediaQuery } from '@tessera/shared-contracts/ui';
import { useEffect, useId } from 'react';
import { DialogHost, Header, Sidebar, useSidebar } from './shellParts';

/** Header, sidebar and dialogs: one island, since the header's button widens the sidebar and its others open dialogs. */
export function TopFrame() {
  const sidebarId = useId();
  const [sidebar, dispatch] = useSidebar('/');
  const isNarrow = useMediaQuery('(max-width: 1023.98px)');
  const hasRoom = sidebar.isExpanded && !isNarrow;
  useEffect(() => {
    // The page beside the sidebar is no island.
    const content = document.getElementById('content')?.parentElement;
    content?.style.setProperty('padding-left', hasRoom ? 'var(--layout-sidebar-expanded)' : '');
  }, [hasRoom]);
  return (
    <>
      <Header
        sidebarId={sidebarId}
        isSidebarExpanded={sidebar.isExpanded}
        isInert={false}
        onSidebarToggle={() => dispatch({ type: 'toggled' })}
      />
      {!isNarrow && <Sidebar id={sidebarId} state={sidebar} dispatch={dispatch} />}
      <DialogHost />
    </>
  );
}
