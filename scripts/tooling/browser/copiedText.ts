import type { Page } from '@playwright/test';

/** The text in the clipboard, pasted into a page of its own: the site's pages may not read the clipboard. */
export async function copiedText(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.setContent('<textarea></textarea>');
  const field = other.getByRole('textbox');
  await field.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await other.close();
  return text;
}
