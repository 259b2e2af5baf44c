import { type ComponentType, useEffect, useState } from 'react';

/** Props of a placeholder in addition to the part's own. */
export interface PlaceholderProps {
  /** Retries the fetch after a failure; `undefined` while loading. */
  readonly onRetry: (() => void) | undefined;
}

/** A component with code that is fetched on first render. */
export interface LazyPart<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the code ahead of use; a failure is left to the part itself. */
  readonly preload: () => Promise<void>;
}

/**
 * Splits a rarely seen part out of its module's script. Once fetched, it renders synchronously, which `React.lazy`
 * cannot do; and a failed fetch can be retried, while `React.lazy` caches the failure.
 *
 * @param Placeholder shown until the part has loaded, with the part's props and height
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props & PlaceholderProps>,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Part ??= await load();
  };

  function PartOrPlaceholder(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(Part === undefined ? 'loading' : 'loaded');
    useEffect(() => {
      if (state !== 'loading') return undefined;
      let isCurrent = true;
      fetchPart().then(
        () => isCurrent && setState('loaded'),
        (error: unknown) => {
          console.error(error);
          if (isCurrent) setState('failed');
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [state]);
    if (Part !== undefined) return <Part {...props} />;
    return <Placeholder {...props} onRetry={state === 'failed' ? () => setState('loading') : undefined} />;
  }

  return Object.assign(PartOrPlaceholder, { preload: () => fetchPart().catch(() => undefined) });
}
