import { readSiteConfig } from '@tessera/shared-contracts/config';
import { color, elevation, radius, space, type, zIndex } from '@tessera/shared-contracts/theme';
import { Button } from '@tessera/shared-contracts/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { allOverrides, clearAllOverrides } from '../federation';
import { isBusy, isNewerComposed } from './newRelease';
import { messages } from './releases.messages';

/** Milliseconds between two looks for a new release. */
const pauseMs = 30_000;

const Bar = styled.section`
  position: fixed;
  inset: auto ${space(4)} calc(var(--layout-bottom-bar) + ${space(4)}) auto;
  z-index: ${zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  max-width: calc(100vw - ${space(7)});
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.tile};
  background: ${color.surface.menu};
  box-shadow: ${elevation.menu};
  color: ${color.text.primary};
  font: ${type.ui};
`;

/**
 * Offers a new release after a navigation, and says which releases are overridden in this session. Neither appears in the
 * middle of a deposit, a withdrawal or a game.
 */
export function ReleaseNotice() {
  const { pathname, search, key } = useLocation();
  const [isNewReady, setIsNewReady] = useState(false);
  const lastLook = useRef({ key, at: 0 });
  const overrides = Object.entries(allOverrides());

  useEffect(() => {
    // The page that was just loaded is the newest there is: only a navigation after it looks.
    if (lastLook.current.key === key || performance.now() - lastLook.current.at < pauseMs) return;
    lastLook.current = { key, at: performance.now() };
    void isNewerComposed().then((isNewer) => isNewer && setIsNewReady(true));
  }, [key]);

  if (overrides.length > 0) {
    const names = overrides.map(([remote, { version, buildId }]) => `${remote} ${version}-${buildId}`);
    const clear = () => {
      clearAllOverrides();
      const address = new URL(window.location.href);
      address.searchParams.delete('mf');
      window.location.replace(address);
    };
    return (
      <Bar aria-label={messages.label}>
        {messages.overrides(names)}
        <Button size="sm" onClick={clear}>
          {messages.clearOverrides}
        </Button>
      </Bar>
    );
  }
  if (!isNewReady || isBusy(pathname, search)) return null;
  return (
    <Bar aria-label={messages.label}>
      <span role="status">{messages.newRelease(readSiteConfig().brand)}</span>
      <Button size="sm" onClick={() => window.location.reload()}>
        {messages.reload}
      </Button>
      <Button size="sm" variant="text" onClick={() => setIsNewReady(false)}>
        {messages.later}
      </Button>
    </Bar>
  );
}
