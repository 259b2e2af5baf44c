import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** A measurement; one of a module names it. */
export interface Measured {
  readonly unit: string;
  readonly value: number;
  readonly module?: string;
}

/** What a page measures of itself. */
export interface PageTimes {
  readonly vitals: Readonly<Record<string, Measured>>;
  /** From then on, what is shown depends on the player. */
  readonly firstInputAt: () => number;
}

/** Follows the vitals of a page until it is first hidden: a page that comes back has vitals of its own. */
export function followPageTimes(): PageTimes {
  const vitals: Record<string, Measured> = {};
  let isHiddenOnce = false;
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value }) => {
      if (!isHiddenOnce) vitals[name.toLowerCase()] = { value, unit: name === 'CLS' ? '1' : 'ms' };
    });
  }
  // web-vitals listens earlier and in the capturing phase, so its last values are there.
  document.addEventListener('visibilitychange', () => {
    isHiddenOnce ||= document.visibilityState === 'hidden';
  });
  let firstInputAt = Number.POSITIVE_INFINITY;
  for (const input of ['pointerdown', 'keydown']) {
    const handle = () => {
      firstInputAt = Math.min(firstInputAt, performance.now());
    };
    window.addEventListener(input, handle, { once: true, capture: true });
  }
  return { vitals, firstInputAt: () => firstInputAt };
}
