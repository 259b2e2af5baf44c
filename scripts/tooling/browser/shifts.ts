import type { Page } from '@playwright/test';

/** An unexpected layout shift, as the browser measures it. */
export interface Shift {
  readonly score: number;
  readonly atMs: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

/** Records layout shifts in every document that the page loads from now on; the result returns the shifts of the current one. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round)} ${[width, height].map(Math.round)}`;
    const describeNode = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const tag = (element?.cloneNode(false) as Element | undefined)?.outerHTML;
      return tag === undefined ? 'something that is gone' : `${tag} "${node?.textContent?.slice(0, 40)}"`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describeNode(node)}: ${place(previousRect)} → ${place(currentRect)}`,
        );
        shifts.push({ score: value, atMs: Math.round(startTime), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
