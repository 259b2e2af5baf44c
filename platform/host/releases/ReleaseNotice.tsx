import { readSiteConfig } from '@tessera/shared-contracts/config';
import { Button, useIsPrerendered } from '@tessera/shared-contracts/ui';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isOverrideAsked, reloadUnasked, useLoader } from '../loader';
import { isBusy, isNewerComposed } from './newRelease';
import { ReleaseBar } from './ReleaseBar';
import { messages } from './releases.messages';

/** Milliseconds between two checks for a new release. */
const pauseMs = 30_000;

/** Loads the override question, which only pages with an override in the address need. */
function useOverrideQuestion(isAsked: boolean) {
  const [Question, setQuestion] = useState<ComponentType<{ readonly children: ReactNode }>>();
  useEffect(() => {
    if (isAsked) {
      import('./OverrideQuestion').then(
        ({ OverrideQuestion }) => setQuestion(() => OverrideQuestion),
        (error: unknown) => console.error(error),
      );
    }
  }, [isAsked]);
  return isAsked ? Question : undefined;
}

/**
 * Notices about the releases that the page runs: the overrides of this session and how to end them, or else that there is
 * a new release. The question about an override in the address comes before both.
 */
export function ReleaseNotice() {
  const Question = useOverrideQuestion(isOverrideAsked(useLocation().search));
  const { overrides: memory } = useLoader();
  const isPrerendered = useIsPrerendered();
  const overrides = isPrerendered ? [] : Object.entries(memory.read());
  const notice =
    overrides.length === 0 ? (
      <NewRelease />
    ) : (
      <ReleaseBar
        message={messages.overrides(
          overrides.map(([remote, { version, buildId }]) => `${remote} ${version}-${buildId}`),
        )}
      >
        <Button
          size="sm"
          onClick={() => {
            memory.write({});
            reloadUnasked();
          }}
        >
          {messages.clearOverrides}
        </Button>
      </ReleaseBar>
    );
  return Question === undefined ? notice : <Question>{notice}</Question>;
}

/** Offers a new release after a navigation, but not in the middle of a deposit, a withdrawal or a game. */
function NewRelease() {
  const { pathname, search, key } = useLocation();
  const [isNewReady, setIsNewReady] = useState(false);
  const lastCheck = useRef({ key, at: 0 });

  useEffect(() => {
    // A page that was just loaded is the newest: only later navigations check.
    if (lastCheck.current.key === key || performance.now() - lastCheck.current.at < pauseMs) return;
    lastCheck.current = { key, at: performance.now() };
    void isNewerComposed().then((isNewer) => {
      if (isNewer === undefined) lastCheck.current.at = 0;
      else if (isNewer) setIsNewReady(true);
    });
  }, [key]);

  const isOffered = isNewReady && !isBusy(pathname, search);
  const postpone = () => {
    setIsNewReady(false);
    // The focused button is removed.
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
