import type { Page } from '@playwright/test';

/**
 * Waits until animations have ended: until then text has less contrast, and may be outside the window. Animations
 * of more than a second are not waited for: they have no end, or show how much time is left.
 */
export const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || Number(effect?.getComputedTiming().endTime) > 1_000),
  );
