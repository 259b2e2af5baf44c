import type { ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';
import { useWasPrerendered, yieldToMain } from '@tessera/shared-contracts/ui';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { afterNextFrame } from '../../afterNextFrame';
import { useLoader } from '../LoaderContext';
import type { LoadedModule } from '../loader';
import { createQueueEntry, queueDrained } from './hydrationQueue';

/** State of a slot. */
export type ExposedState<Remote extends RemoteName, Name extends ExposedName<Remote>> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly loaded: LoadedModule<Remote, Name>; readonly attempt: number }
  | { readonly status: 'failed'; readonly isRetrying: boolean };

/** Options of {@link useExposed}. */
interface ExposedOptions {
  /** A module that has failed is loaded again when this changes. */
  readonly instance?: string | undefined;
  /** Whether it is around the page's own content: then it is evaluated only after the content's modules that have arrived. */
  readonly isFrame?: boolean | undefined;
}

/**
 * Loads a module of a remote for a slot and retries on demand. A module that is loaded already is in the first
 * render, unless that hydrates the prerendered page: then the page's own content stays, and modules replace it one after
 * the other. A module that crashes is replaced in place by the same module of the previous release.
 */
export function useExposed<Remote extends RemoteName, Name extends ExposedName<Remote>>(
  remote: Remote,
  module: Name,
  { instance, isFrame = false }: ExposedOptions = {},
) {
  const loader = useLoader();
  const [attempt, setAttempt] = useState(0);
  const wasPrerendered = useWasPrerendered();
  const [entry] = useState(createQueueEntry);
  const [state, setState] = useState<ExposedState<Remote, Name>>(() => {
    const loaded = wasPrerendered ? undefined : loader.peek(remote, module);
    return loaded === undefined ? { status: 'loading' } : { status: 'ready', loaded, attempt: 0 };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another instance is another chance
  useEffect(() => {
    let isCurrent = true;
    const isQueued = wasPrerendered && attempt === 0;
    // Modules that have arrived join the queue in the task of this effect.
    const mayLoad = isQueued && isFrame ? yieldToMain().then(queueDrained) : undefined;
    const loading = mayLoad?.then(() => loader.load(remote, module)) ?? loader.load(remote, module);
    const reached = isQueued ? loading.then((loaded) => entry.join().then(() => loaded)) : loading;
    reached.then(
      (loaded) => {
        if (!isCurrent) return;
        // A module that the first render showed needs no second render.
        const isThere = (current: typeof state) => current.status === 'ready' && current.loaded === loaded;
        // A transition is rendered in slices, so the rest of the page keeps answering.
        startTransition(() =>
          setState((current) => (isThere(current) ? current : { status: 'ready', loaded, attempt })),
        );
      },
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setState({ status: 'failed', isRetrying: false });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, remote, module, instance, isFrame, attempt, wasPrerendered, entry]);

  useEffect(() => entry.leave, [entry]);
  const isShown = state.status === 'ready';
  useEffect(() => (isShown ? afterNextFrame(entry.leave) : undefined), [isShown, entry]);
  useEffect(() => (isShown ? loader.shown(remote, module) : undefined), [loader, remote, module, isShown]);

  const retry = useCallback(() => {
    setState((current) => (current.status === 'failed' ? { ...current, isRetrying: true } : current));
    setAttempt((count) => count + 1);
  }, []);

  const failRender = useCallback(
    (cause: unknown, { release }: LoadedModule<Remote, Name>) => {
      // Otherwise the modules behind it would wait for it to be shown.
      entry.leave();
      const hasOther = loader.crashed(remote, module, release, cause);
      setState(hasOther ? { status: 'loading' } : { status: 'failed', isRetrying: false });
      if (hasOther) setAttempt((count) => count + 1);
    },
    [loader, remote, module, entry],
  );

  return { state, retry, failRender };
}
