import { readSiteConfig } from '@tessera/shared-contracts/config';
import { Button } from '@tessera/shared-contracts/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { allOverrides, clearAllOverrides } from '../federation';
import { isBusy, isNewerComposed } from './newRelease';
import { ReleaseBar } from './ReleaseBar';
import { messages } from './releases.messages';

/** Milliseconds between two looks for a new release. */
const pauseMs = 30_000;

/**
 * Offers a new release after a navigation, but not in the middle of a deposit, a withdrawal or a game. While releases are
 * overridden in this session it says which, everywhere, and offers the way back instead.
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
      <ReleaseBar message={messages.overrides(names)}>
        <Button size="sm" onClick={clear}>
          {messages.clearOverrides}
        </Button>
      </ReleaseBar>
    );
  }
  const isOffered = isNewReady && !isBusy(pathname, search);
  const postpone = () => {
    setIsNewReady(false);
    // The button that has the focus goes away.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <ReleaseBar message={isOffered ? messages.newRelease(readSiteConfig().brand) : undefined}>
      <Button size="sm" onClick={() => window.location.reload()}>
        {messages.reload}
      </Button>
      <Button size="sm" variant="text" onClick={postpone}>
        {messages.later}
      </Button>
    </ReleaseBar>
  );
}
