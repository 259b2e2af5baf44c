import { type RefObject, useEffect } from 'react';

/** Moves between the parts of a window, as in browsers and editors. */
const paneKey = 'F6';

/**
 * Moves the focus from the settings to the stage, to the panels, and back, on F6: a dialog of the stage keeps Tab to itself.
 *
 * @param run changes when the frame is another one
 */
export function usePaneKey(frame: RefObject<HTMLIFrameElement | null>, run: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each run has a frame of its own
  useEffect(() => {
    const stage = frame.current;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== paneKey) return;
      event.preventDefault();
      const [header, panels] = ['.bench-header a', '.bench-panels:not([hidden]) summary'].map((selector) =>
        document.querySelector<HTMLElement>(selector),
      );
      if (event.view !== window) (panels ?? header)?.focus();
      else if (document.activeElement?.closest('.bench-panels')) header?.focus();
      else stage?.focus();
    };
    // Another document of the frame has another window.
    const handleLoad = () => stage?.contentWindow?.addEventListener('keydown', handleKey, { capture: true });
    window.addEventListener('keydown', handleKey);
    stage?.addEventListener('load', handleLoad);
    return () => {
      window.removeEventListener('keydown', handleKey);
      stage?.removeEventListener('load', handleLoad);
    };
  }, [frame, run]);
}
