import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Attribute of elements that differ in texts alone from one that was examined before, in the same surroundings. */
export const examinedAttribute = 'data-examined';

/** An element: its name, attributes and own texts, and the elements in it. */
interface Outline {
  readonly look: string;
  readonly parts: readonly Outline[];
}

/** Runs in the page. */
function outlinePage(attribute: string): Outline {
  const texts = new Set(['alt', 'aria-label', 'datetime', 'href', 'placeholder', 'src', 'title', 'value']);
  const outlineOf = (element: Element): Outline => {
    element.removeAttribute(attribute);
    const attributes = [...element.attributes].map(
      ({ name, value }) => `${name}=${texts.has(name) && value ? 'x' : value}`,
    );
    const hasText = [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== '');
    return {
      look: [element.localName, ...attributes, hasText ? 'x' : ''].join(' '),
      parts: [...element.children].map(outlineOf),
    };
  };
  return outlineOf(document.body);
}

/** Runs in the page. */
function markElements({ attribute, indices }: { attribute: string; indices: readonly number[] }): void {
  const elements = [document.body, ...document.body.querySelectorAll('*')];
  for (const index of indices) elements[index]?.setAttribute(attribute, '');
}

const hash = (text: string) => createHash('sha1').update(text).digest('base64');

/** Keys of an element and of those in it, in document order: each says what is in it and around it. */
interface Keys {
  readonly content: string;
  /** With the number of elements that the key stands for. */
  readonly keys: readonly (readonly [key: string, size: number])[];
}

function keysOf({ look, parts }: Outline, around = ''): Keys {
  const within = parts.map((part) => keysOf(part, hash(around + look)));
  const content = hash([look, ...within.map((part) => part.content)].join());
  const keys = within.flatMap((part) => part.keys);
  return { content, keys: [[hash(around + content), keys.length + 1], ...keys] };
}

/**
 * Marks what was examined in this page or one before.
 *
 * @param known keys of what was examined
 * @returns keys of what was not
 */
export async function markExamined(page: Page, known: ReadonlySet<string>): Promise<readonly string[]> {
  const { keys } = keysOf(await page.evaluate(outlinePage, examinedAttribute));
  const fresh = new Set<string>();
  const indices: number[] = [];
  let skipTo = 0;
  for (const [index, [key, size]] of keys.entries()) {
    if (index < skipTo) continue;
    if (!known.has(key) && !fresh.has(key)) {
      fresh.add(key);
      continue;
    }
    indices.push(index);
    skipTo = index + size;
  }
  await page.evaluate(markElements, { attribute: examinedAttribute, indices });
  return [...fresh];
}
