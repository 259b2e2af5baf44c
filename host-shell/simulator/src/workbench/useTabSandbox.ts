import { useEffect, useState } from 'react';
import { findTabSandbox } from './tabSandbox';

/** The sandbox of this tab: being opened, its port, or none, where the shared one has to do. */
export function useTabSandbox(): 'opening' | 'none' | number {
  const [sandbox, setSandbox] = useState<'opening' | 'none' | number>('opening');
  useEffect(() => {
    findTabSandbox().then(setSandbox, (error: unknown) => {
      console.error(error);
      setSandbox('none');
    });
  }, []);
  return sandbox;
}
