import { useUntouchedContent } from '@tessera/platform/host';
import { type ComponentType, useEffect, useState } from 'react';
import { ScreenSkeleton } from './ScreenSkeleton';
import type { ScreenProps } from './screen';

/** A screen whose code is fetched when it is about to be used. */
export interface LazyScreen {
  (props: ScreenProps): React.ReactNode;
  /** Fetches the code ahead of use; resolves when it is there. */
  readonly preload: () => Promise<void>;
  /** Whether pages have it prerendered, with its content. */
  readonly isPrerendered: boolean;
}

/**
 * Keeps a rarely visited screen out of the shell's script. Once fetched it is shown in the first render, without the
 * delay that React adds after a suspended boundary; a failed fetch throws to the page's boundary, whose Retry refetches.
 * Where the page has the screen prerendered, that stays until the code is there.
 *
 * @param isPrerendered whether pages have the screen prerendered; the others have its skeleton
 */
export function lazyScreen(
  load: () => Promise<ComponentType<ScreenProps>>,
  { isPrerendered = false } = {},
): LazyScreen {
  let Screen: ComponentType<ScreenProps> | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then(
      (arrived) => {
        Screen = arrived;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  function ScreenWhenThere(props: ScreenProps) {
    const untouched = useUntouchedContent();
    // The code may come before React hydrates the page, which has the skeleton.
    const isSkeleton = untouched !== undefined && !isPrerendered;
    const [state, setState] = useState<{ readonly isThere: boolean; readonly error?: unknown }>({
      isThere: Screen !== undefined && !isSkeleton,
    });
    useEffect(() => {
      let isCurrent = true;
      // The code may have come since the render, which is in slices.
      preload().then(
        () => isCurrent && setState((current) => (current.isThere ? current : { isThere: true })),
        (error: unknown) => isCurrent && setState({ isThere: false, error }),
      );
      return () => {
        isCurrent = false;
      };
    }, []);
    if (state.error !== undefined) throw state.error;
    if (state.isThere && Screen !== undefined) {
      return (
        <div>
          <Screen {...props} />
        </div>
      );
    }
    if (isPrerendered && untouched !== undefined) return <div {...untouched} />;
    return <ScreenSkeleton title={props.title} />;
  }

  return Object.assign(ScreenWhenThere, { preload, isPrerendered });
}
