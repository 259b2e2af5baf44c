import type { ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';
import { useEffect, useRef, useState } from 'react';
import { ModulePlace, useLoader } from '../loader';
import { whenIdle } from '../whenIdle';
import type { SectionSlotProps } from './NamedSlotProps';
import { SectionSlot } from './SectionSlot';

/** How far below the window a section may be and still be fetched: about one flick of a thumb. */
const rootMargin = '600px 0px';

/**
 * A section that begins below the first screen. It is fetched when the page has nothing better to do, or when the player
 * comes near; what is on the screen has the network to itself until then.
 */
export function DeferredSlot<Remote extends RemoteName, Name extends ExposedName<Remote>>(
  slot: SectionSlotProps<Remote, Name>,
) {
  const { remote, module, height } = slot;
  const place = useRef<HTMLDivElement>(null);
  const loader = useLoader();
  const [isDue, setIsDue] = useState(() => loader.peek(remote, module) !== undefined);

  useEffect(() => {
    if (isDue || place.current === null) return undefined;
    const makeDue = () => setIsDue(true);
    const stopWaiting = whenIdle(makeDue);
    const nearness = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) makeDue();
      },
      { rootMargin },
    );
    nearness.observe(place.current);
    return () => {
      stopWaiting();
      nearness.disconnect();
    };
  }, [isDue]);

  if (isDue) return <SectionSlot {...slot} />;
  return (
    <div ref={place}>
      <ModulePlace module={`${remote}/${module}`} height={height} />
    </div>
  );
}
