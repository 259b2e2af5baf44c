import type { ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';
import { useCallback, useEffect, useState } from 'react';
import { blameCrashed, dropCrashed, type LoadedModule, loadExposed, peekExposed } from './loadExposed';
import { noteRendered } from './passport';
import { RemoteError } from './remoteError';

/** Milliseconds after which a module that has not crashed stands: by then it has shown the data that others crashed on. */
const standsAfterMs = 3_000;

/** Where a slot stands. */
export type ExposedState<Remote extends RemoteName, Name extends ExposedName<Remote>> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly loaded: LoadedModule<Remote, Name>; readonly attempt: number }
  | { readonly status: 'failed'; readonly error: RemoteError; readonly isRetrying: boolean };

/**
 * Loads a module of a remote for a slot and tries again on demand. What has arrived already is there in the first render.
 * A module that crashes gives way to that of the release before, in the same place; its release is set aside once that one
 * stands.
 */
export function useExposed<Remote extends RemoteName, Name extends ExposedName<Remote>>(remote: Remote, module: Name) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ExposedState<Remote, Name>>(() => {
    const loaded = peekExposed(remote, module);
    return loaded === undefined ? { status: 'loading' } : { status: 'ready', loaded, attempt: 0 };
  });

  useEffect(() => {
    let isCurrent = true;
    const arrived = attempt === 0 ? peekExposed(remote, module) : undefined;
    if (arrived !== undefined) {
      // Perhaps only since the render, which then found nothing and shows the skeleton.
      setState((current) => (current.status === 'loading' ? { status: 'ready', loaded: arrived, attempt } : current));
      return noteRendered(remote, module);
    }
    loadExposed(remote, module).then(
      (loaded) => {
        if (!isCurrent) return;
        setState({ status: 'ready', loaded, attempt });
        noteRendered(remote, module);
      },
      (error: unknown) => {
        console.error(error);
        if (isCurrent && error instanceof RemoteError) setState({ status: 'failed', error, isRetrying: false });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [remote, module, attempt]);

  const isShown = state.status === 'ready';
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => blameCrashed(remote, module), standsAfterMs);
    return () => clearTimeout(timer);
  }, [remote, module, isShown]);

  const retry = useCallback(() => {
    setState((current) => (current.status === 'failed' ? { ...current, isRetrying: true } : current));
    setAttempt((count) => count + 1);
  }, []);

  const failRender = useCallback(
    (cause: unknown, { release }: LoadedModule<Remote, Name>) => {
      const error = new RemoteError(remote, module, 'render', String(cause), cause);
      const hasOther = dropCrashed(remote, module, release, error);
      setState(hasOther ? { status: 'loading' } : { status: 'failed', error, isRetrying: false });
      if (hasOther) setAttempt((count) => count + 1);
    },
    [remote, module],
  );

  return { state, retry, failRender };
}
