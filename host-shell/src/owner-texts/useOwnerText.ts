import { useCallback, useEffect, useState } from 'react';
import { type TextBlock, textBlocks } from './textBlocks';

/** A published text of the owner's, as far as it has arrived. */
export interface OwnerText {
  readonly state: 'loading' | 'failed' | 'shown';
  readonly blocks: readonly TextBlock[];
  readonly retry: () => void;
}

/** Fetches a text that composing has put beside the pages (`platform/compose/rootFiles.ts`). */
export function useOwnerText(name: string): OwnerText {
  const [{ state, blocks }, setText] = useState<Omit<OwnerText, 'retry'>>({ state: 'loading', blocks: [] });
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry fetches the same text
  useEffect(() => {
    const controller = new AbortController();
    setText({ state: 'loading', blocks: [] });
    // biome-ignore lint/style/noRestrictedGlobals: a file of the site is no call of the provider
    fetch(`/${name}.txt`, { signal: controller.signal })
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(String(response.status)))))
      .then((text) => setText({ state: 'shown', blocks: textBlocks(text) }))
      .catch(() => {
        if (!controller.signal.aborted) setText({ state: 'failed', blocks: [] });
      });
    return () => controller.abort();
  }, [name, tries]);
  return { state, blocks, retry };
}
