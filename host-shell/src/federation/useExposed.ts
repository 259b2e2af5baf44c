import type { ExposedModule, ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';
import { useCallback, useEffect, useState } from 'react';
import { loadExposed, peekExposed } from './loadExposed';
import { RemoteError } from './remoteError';

/** Where a slot stands. */
export type ExposedState<Remote extends RemoteName, Name extends ExposedName<Remote>> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly exposed: ExposedModule<Remote, Name>; readonly attempt: number }
  | { readonly status: 'failed'; readonly error: RemoteError; readonly isRetrying: boolean };

/** Milliseconds after which a first failure is tried once more before the player hears of it. */
const quietRetryMs = 400;

/** Loads a module of a remote for a slot and tries again on demand. What has arrived already is there in the first render. */
export function useExposed<Remote extends RemoteName, Name extends ExposedName<Remote>>(remote: Remote, module: Name) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ExposedState<Remote, Name>>(() => {
    const exposed = peekExposed(remote, module);
    return exposed === undefined ? { status: 'loading' } : { status: 'ready', exposed, attempt: 0 };
  });

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const exposed = await loadExposed(remote, module).catch(async (error: unknown) => {
          if (attempt > 0) throw error;
          console.warn(error);
          await new Promise((resolve) => setTimeout(resolve, quietRetryMs));
          return loadExposed(remote, module);
        });
        if (isCurrent) setState({ status: 'ready', exposed, attempt });
      } catch (error) {
        console.error(error);
        if (isCurrent && error instanceof RemoteError) setState({ status: 'failed', error, isRetrying: false });
      }
    };
    if (attempt > 0 || peekExposed(remote, module) === undefined) void load();
    return () => {
      isCurrent = false;
    };
  }, [remote, module, attempt]);

  const retry = useCallback(() => {
    setState((current) => (current.status === 'failed' ? { ...current, isRetrying: true } : current));
    setAttempt((count) => count + 1);
  }, []);

  const failRender = useCallback(
    (cause: unknown) => {
      const error = new RemoteError(remote, module, 'render', String(cause), cause);
      setState({ status: 'failed', error, isRetrying: false });
    },
    [remote, module],
  );

  return { state, retry, failRender };
}
