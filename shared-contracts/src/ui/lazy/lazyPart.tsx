import { type ComponentType, useEffect, useState } from 'react';

/** What a placeholder gets in addition to the props of its part. */
export interface PlaceholderProps {
  /** Fetches the code again, once that has failed; until then the code is on its way. */
  readonly onRetry: (() => void) | undefined;
}

/** A component whose code is fetched when it is first shown. */
export interface LazyPart<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the code ahead of use; a failure is left to the part itself. */
  readonly preload: () => Promise<void>;
}

/**
 * Keeps a part that few players see out of the script of its module. Once fetched it is shown in the first render, which
 * `React.lazy` cannot do; and a failed fetch can be tried again, where `React.lazy` keeps the failure.
 *
 * @param Placeholder shown until the part is there, with the part's props: in its place and of its height
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props & PlaceholderProps>,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Part ??= await load();
  };

  function PartWhenThere(props: Props) {
    const [state, setState] = useState<'coming' | 'there' | 'failed'>(Part === undefined ? 'coming' : 'there');
    useEffect(() => {
      if (state !== 'coming') return undefined;
      let isCurrent = true;
      fetchPart().then(
        () => isCurrent && setState('there'),
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
    return <Placeholder {...props} onRetry={state === 'failed' ? () => setState('coming') : undefined} />;
  }

  return Object.assign(PartWhenThere, { preload: () => fetchPart().catch(() => undefined) });
}
