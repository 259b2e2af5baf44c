import { whenIdleAfterLoad } from '@tessera/platform/host';
import { on } from '@tessera/shared-contracts/events';
import { type ComponentType, useEffect, useState } from 'react';
import { forgetEarlyToasts, takeEarlyToasts } from './earlyToasts';
import type { ToastHostProps } from './ToastHost';

/**
 * Keeps the toast library out of the shell's script: it is loaded when the page is idle, or with the first toast. Toasts
 * that are requested before it has loaded wait for it.
 */
export function Toasts() {
  const [loaded, setLoaded] = useState<{ readonly Host: ComponentType<ToastHostProps> } & ToastHostProps>();

  useEffect(() => {
    if (loaded !== undefined) return undefined;
    let isCurrent = true;
    const waiting = [...takeEarlyToasts()];
    const load = () => {
      import('./ToastHost').then(
        ({ ToastHost }) => {
          if (!isCurrent) return;
          forgetEarlyToasts();
          setLoaded({ Host: ToastHost, waiting });
        },
        // The next toast retries; waiting toasts are shown with it.
        (error: unknown) => console.error(error),
      );
    };
    const stopListening = on('toast-requested', (request) => {
      waiting.push(request);
      load();
    });
    if (waiting.length > 0) load();
    const stopWaiting = whenIdleAfterLoad(load);
    return () => {
      isCurrent = false;
      stopListening();
      stopWaiting();
    };
  }, [loaded]);

  return loaded && <loaded.Host waiting={loaded.waiting} />;
}
