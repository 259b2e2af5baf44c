import { useCallback, useEffect, useState } from 'react';
import { findTabSandbox } from './tabSandbox';

/** The sandbox of this tab: being opened, its port, or none, where the shared one has to do. */
export type TabSandbox = 'opening' | 'none' | number;

/** The sandbox of this tab, and a function that opens another one if it does not answer any more. */
export function useTabSandbox(): readonly [TabSandbox, () => Promise<void>] {
  const [sandbox, setSandbox] = useState<TabSandbox>('opening');
  const find = useCallback(async () => {
    try {
      setSandbox(await findTabSandbox());
    } catch (error) {
      console.error(error);
      setSandbox('none');
    }
  }, []);
  useEffect(() => void find(), [find]);
  return [sandbox, find];
}
