import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What axe judges a page by: elements, attributes and styles, without the letters of texts. */
export interface Structure {
  /** Hash of the whole. */
  readonly whole: string;
  /** Hash of each part of the page, with its selector. */
  readonly parts: ReadonlyMap<string, string>;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** Reads the structure of a page, and marks its parts so that selectors find them. */
export async function structureOf(page: Page): Promise<Structure> {
  const { width } = page.viewportSize() ?? {};
  const { whole, parts } = await page.evaluate(readStructure);
  return {
    whole: hash(`${width} ${whole}`),
    parts: new Map(parts.map(([selector, outline]) => [selector, hash(`${width} ${outline}`)])),
  };
}

/** Runs in the page. A part is a box of few elements; which classes are around it is part of its outline. */
function readStructure() {
  const most = 30;
  const name = 'data-part';
  const outlineOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    for (const part of copy.querySelectorAll(`[${name}]`)) part.removeAttribute(name);
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      text.textContent = text.textContent?.trim() ? 'x' : '';
    }
    return copy.outerHTML;
  };
  for (const part of document.querySelectorAll(`[${name}]`)) part.removeAttribute(name);
  const whole = outlineOf(document.body);
  const parts: [selector: string, outline: string][] = [];
  const addParts = (element: Element, around: string) => {
    const hasText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    if (!hasText && element.querySelectorAll('*').length > most) {
      const chain = `${around} ${(element.cloneNode() as Element).outerHTML}`;
      for (const child of element.children) addParts(child, chain);
      return;
    }
    parts.push([`[${name}="${parts.length}"]`, around + outlineOf(element)]);
    element.setAttribute(name, String(parts.length - 1));
  };
  // What a modal dialog covers has no contrast that can be judged.
  addParts(document.body, document.querySelector('dialog:modal') ? 'covered' : '');
  return { whole, parts };
}
