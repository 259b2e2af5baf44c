import { type ComponentType, useEffect, useState } from 'react';
import { ScreenSkeleton } from './ScreenSkeleton';
import type { ScreenProps } from './screen';

/** A screen whose code is fetched when it is about to be used. */
export interface LazyScreen {
  (props: ScreenProps): React.ReactNode;
  /** Fetches the code ahead of use; resolves when it is there. */
  readonly preload: () => Promise<void>;
}

/**
 * Keeps a rarely visited screen out of the shell's script. Once fetched it is shown in the first render, without the
 * delay that React adds after a suspended boundary; a failed fetch throws to the page's boundary, whose Retry refetches.
 */
export function lazyScreen(load: () => Promise<ComponentType<ScreenProps>>): LazyScreen {
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
    const [state, setState] = useState<{ readonly isThere: boolean; readonly error?: unknown }>({
      isThere: Screen !== undefined,
    });
    useEffect(() => {
      let isCurrent = true;
      if (Screen === undefined) {
        preload().then(
          () => isCurrent && setState({ isThere: true }),
          (error: unknown) => isCurrent && setState({ isThere: false, error }),
        );
      }
      return () => {
        isCurrent = false;
      };
    }, []);
    if (state.error !== undefined) throw state.error;
    return state.isThere && Screen !== undefined ? <Screen {...props} /> : <ScreenSkeleton title={props.title} />;
  }

  return Object.assign(ScreenWhenThere, { preload });
}
