import { useCallback, useEffect, useState } from 'react';
import { SandboxRefusal } from '../../stage/sandboxControl';
import { findTabSandbox, keepInUse } from './tabSandbox';

/** The sandbox of this tab: being opened, its port, none while all are in use, or none, where the shared one has to do. */
export type TabSandbox = 'opening' | 'full' | 'none' | number;

/** The sandbox of this tab, and a function that opens another one if it does not answer any more. */
export function useTabSandbox(): readonly [TabSandbox, () => Promise<void>] {
  const [sandbox, setSandbox] = useState<TabSandbox>('opening');
  const find = useCallback(async () => {
    setSandbox((before) => (before === 'full' ? 'opening' : before));
    try {
      setSandbox(await findTabSandbox());
    } catch (error) {
      console.error(error);
      setSandbox(error instanceof SandboxRefusal && error.status === 429 ? 'full' : 'none');
    }
  }, []);
  useEffect(() => void find(), [find]);
  useEffect(() => (typeof sandbox === 'number' ? keepInUse(sandbox) : undefined), [sandbox]);
  return [sandbox, find];
}
