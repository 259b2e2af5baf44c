import type { Page } from '@playwright/test';
import type { State } from '../state';

/** What is wrong with the frame of a state: a page's heading, a dialog's name and focus, and what scrolls sideways. */
export async function frameFaults(page: Page, { module }: State): Promise<readonly string[]> {
  const isPage = /^Shell$|Page$/.test(module);
  return page.evaluate((needsHeading) => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const seen = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].filter(isSeen);
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} pixels`);
    const headings = seen('h1').length;
    if (needsHeading && headings !== 1) faults.push(`a page has one h1, this one has ${headings}`);
    const dialog = seen('dialog[open], [role="dialog"], [role="alertdialog"]').at(-1);
    if (dialog === undefined) return faults;
    const hasName = dialog.hasAttribute('aria-label') || dialog.hasAttribute('aria-labelledby');
    if (!hasName && seen('h1, h2, h3, h4, h5, h6, [role="heading"]', dialog).length === 0) {
      faults.push('the dialog has neither a name nor a heading');
    }
    if (!dialog.contains(document.activeElement)) {
      faults.push(`the focus is outside of the dialog, on ${document.activeElement?.tagName.toLowerCase()}`);
    }
    return faults;
  }, isPage);
}
