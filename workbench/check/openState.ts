import type { Page } from '@playwright/test';
import { missingIn } from '../stage/pageTexts';
import { pageTexts } from './pageTexts';

/** For a busy machine; a state that never gets ready takes as long. */
const readyMs = 60_000;
/** A claim that is false takes as long. */
const claimMs = 30_000;

/** Opens the page of a state and waits until its steps are taken. */
export async function openState(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  try {
    // A selector, since the composed site navigates on, and its new document has no element at first.
    await page.waitForSelector(':root[data-workbench="ready"]', { state: 'attached', timeout: readyMs });
    return [];
  } catch {
    return [`stops at: ${(await page.getAttribute(':root', 'data-workbench')) ?? 'no step'}`];
  }
}

/** Waits until the page shows all claims, or for the limit. */
export async function waitForClaims(page: Page, claims: readonly string[]): Promise<void> {
  const until = performance.now() + claimMs;
  while (performance.now() < until) {
    if (missingIn(await pageTexts(page), claims).length === 0) return;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}
