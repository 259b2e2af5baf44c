import type { Browser, BrowserContext, Page } from '@playwright/test';
import { followCalls } from '@tessera/tooling/browser';
import { messages } from './compare.messages';

/** What a browser shows of a stage. */
export interface StageView {
  /** PNG of the whole page. */
  readonly picture: Buffer;
  /** Its accessibility tree, one line for each node. */
  readonly tree: string;
}

const readyWithinMs = 30_000;
const ready = 'html:is([data-workbench="ready"], [data-workbench="failed"])';
/** Pictures until two equal ones are no longer expected: something moves, or a call is held. */
const picturesAtMost = 20;

/** Takes pictures until two in succession are equal and no call waits for its answer. */
async function takePicture(page: Page, isCalling: () => boolean): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let picture = await take();
  for (let taken = 1; taken < picturesAtMost; taken++) {
    const before = picture;
    picture = await take();
    if (picture.equals(before) && !isCalling()) break;
  }
  return picture;
}

async function view(context: BrowserContext, address: string): Promise<StageView> {
  const page = await context.newPage();
  const isCalling = followCalls(page);
  await page.goto(address);
  try {
    await page.waitForSelector(ready, { state: 'attached', timeout: readyWithinMs });
  } catch {
    const step = await page.evaluate(() => document.documentElement.dataset.workbench ?? 'the start');
    throw new Error(messages.notReady(address, readyWithinMs / 1000, step));
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await takePicture(page, isCalling);
  return { picture, tree: await page.locator('body').ariaSnapshot() };
}

/** Opens a stage in a new context of the browser, and looks at it once its state is reached and nothing moves. */
export async function viewStage(
  browser: Browser,
  address: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<StageView> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    return await view(context, address);
  } finally {
    await context.close();
  }
}
