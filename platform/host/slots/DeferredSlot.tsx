import type { ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';
import { useWasPrerendered } from '@tessera/shared-contracts/ui';
import { startTransition, useEffect, useRef, useState } from 'react';
import { ModulePlace, useLoader } from '../loader';
import { whenIdleAfterLoad } from '../whenIdleAfterLoad';
import type { SectionSlotProps } from './NamedSlotProps';
import { SectionSlot } from './SectionSlot';

/** Distance below the window at which a section is fetched: about one flick of a thumb. */
const rootMargin = '600px 0px';

/**
 * A section below the first screen. It is fetched when the page is idle or the player scrolls near it, so that the
 * visible parts get the network first. What the page has prerendered of it stays until then.
 */
export function DeferredSlot<Remote extends RemoteName, Name extends ExposedName<Remote>>(
  slot: SectionSlotProps<Remote, Name>,
) {
  const { remote, module, height } = slot;
  const place = useRef<HTMLDivElement>(null);
  const loader = useLoader();
  const wasPrerendered = useWasPrerendered();
  const [isLoaded, setIsLoaded] = useState(() => !wasPrerendered && loader.peek(remote, module) !== undefined);

  useEffect(() => {
    if (isLoaded || place.current === null) return undefined;
    const load = () => void loader.preload(remote, module).then(() => startTransition(() => setIsLoaded(true)));
    const stopWaiting = whenIdleAfterLoad(load);
    const nearness = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin },
    );
    nearness.observe(place.current);
    return () => {
      stopWaiting();
      nearness.disconnect();
    };
  }, [isLoaded, loader, remote, module]);

  if (isLoaded) return <SectionSlot {...slot} />;
  return (
    <div ref={place}>
      <ModulePlace module={`${remote}/${module}`} height={height} />
    </div>
  );
}
