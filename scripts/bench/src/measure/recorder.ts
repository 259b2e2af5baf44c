import type { Marker } from './routes';

/** What the recorder stores in a page. Times are milliseconds of the page's own clock, since the navigation. */
export interface Recording {
  firstPaintMs: number | undefined;
  largestPaintMs: number | undefined;
  layoutShift: number;
  longTasks: { startMs: number; durationMs: number }[];
  /** When the awaited content was first in view, prerendered or not: its links work. */
  visibleMs: number | undefined;
  /** When the awaited content was first in view and interactive. */
  readyMs: number | undefined;
  /** When something was last pressed. */
  pressedMs: number | undefined;
  /** Starts to wait for other content. */
  await(marker: Marker): void;
  /** Resolves when {@link Recording.readyMs} is known. Await it once: polling from outside takes the page's time. */
  untilReady(): Promise<void>;
}

declare global {
  interface Window {
    tesseraBench?: Recording;
  }
}

/**
 * Runs in the page, before its own scripts: observes paints, shifts and long tasks, and checks in each frame that follows a
 * change of the document whether the awaited content is there. A check in every frame would make the browser produce frames, and
 * each of them costs a slow processor as much as a slice of React's work. It is sent as text, so it must be self-contained.
 */
export function record(marker: Marker): void {
  if (window.top !== window) return;
  const recording: Recording = {
    firstPaintMs: undefined,
    largestPaintMs: undefined,
    layoutShift: 0,
    longTasks: [],
    visibleMs: undefined,
    readyMs: undefined,
    pressedMs: undefined,
    await: (next) => look(next),
    untilReady: () => ready,
  };
  let setReady = () => {};
  let ready = Promise.resolve();
  window.tesseraBench = recording;
  performance.setResourceTimingBufferSize(2_000);

  const observe = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') recording.firstPaintMs = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    recording.largestPaintMs = startTime;
  });
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) recording.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    recording.longTasks.push({ startMs: startTime, durationMs: duration });
  });
  window.addEventListener('click', ({ timeStamp }) => (recording.pressedMs = timeStamp), { capture: true });

  /** Prerendered markup does not react to input: only what React has rendered or hydrated can be pressed. */
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const shown = ({ selector, text = '' }: Marker) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => (element.textContent ?? '').includes(text) && isOnTop(element),
    );

  function look(awaited: Marker): void {
    recording.visibleMs = undefined;
    recording.readyMs = undefined;
    ready = new Promise((resolve) => {
      setReady = resolve;
    });
    let isFrameAsked = false;
    const check = () => {
      isFrameAsked = false;
      if (recording.readyMs !== undefined || document.body === null) return;
      const found = shown(awaited);
      if (found.length > 0) recording.visibleMs ??= performance.now();
      if (!found.some(isAlive)) return;
      recording.readyMs = performance.now();
      changes.disconnect();
      clearInterval(timer);
      setReady();
    };
    const changes = new MutationObserver(() => {
      if (!isFrameAsked) requestAnimationFrame(check);
      isFrameAsked = true;
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // React hydrates elements without changing them.
    const timer = setInterval(() => requestAnimationFrame(check), 100);
    check();
  }
  look(marker);
}
