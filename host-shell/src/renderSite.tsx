import { noteError, SlotBoundary, startRemotes, telemetryWhenIdle, whenIdleAfterLoad } from '@tessera/platform/host';
import { attributes, elementIds } from '@tessera/platform/protocol';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { startWorker } from './offline/startWorker';
import { preloadNext } from './preloadNext';
import { preloadPage } from './preloadPage';
import { keepEarlyToasts } from './toasts';

/** Hydrates the prerendered page; modules replace their prerendered content as they arrive. */
export function renderSite(root: HTMLElement): void {
  telemetryWhenIdle();
  keepEarlyToasts();
  startRemotes();
  void preloadPage();
  document.getElementById(elementIds.scriptNotice)?.remove();
  const { __tesseraPressed: pressed } = window;
  window.__tesseraPressed = undefined;
  const handleReady = () => {
    root.removeAttribute(attributes.path);
    // After this effect: within one, React does not hydrate the part that a press is in.
    queueMicrotask(() => {
      // React hears what is pressed later; then the earlier press is forgotten.
      if (window.__tesseraPressed === undefined && root.contains(pressed ?? null)) pressed?.click();
    });
  };
  // A transition is rendered in slices of 5 ms, so the prerendered page keeps answering meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App onReady={handleReady} />
      </StrictMode>,
      {
        onRecoverableError: (error) => console.error(error),
        onCaughtError(error, { errorBoundary }) {
          console.error(error);
          // The loader records what a slot has caught.
          if (!(errorBoundary instanceof SlotBoundary)) noteError(error);
        },
      },
    );
  });
  preloadNext();
  whenIdleAfterLoad(startWorker);
  whenIdleAfterLoad(() => void import('./session/followPlayer').then(({ followPlayer }) => followPlayer()));
}
