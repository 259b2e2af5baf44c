import type { Page } from '@playwright/test';
import { still } from '@tessera/tooling/browser';

/** What is wrong with the texts of a page, each by its first characters. */
export interface TextFaults {
  /** Texts that a box clips without an ellipsis. Texts that can be scrolled to do not count. */
  readonly cut: readonly string[];
  /** Pairs of texts that are painted over each other. */
  readonly overlapping: readonly string[];
}

/** Measures the texts that a page shows; with a modal dialog open, the overlaps in it alone. */
export async function textFaults(page: Page): Promise<TextFaults> {
  await still(page);
  return page.evaluate(measureTexts);
}

/** Runs in the page, so it refers to nothing outside of itself. */
function measureTexts(): TextFaults {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const tolerance = 3;
  /** The boxes of a font are higher than its letters: this part of the height, above and below, is empty. */
  const airPart = 0.18;
  const isEmpty = ({ left, right, top, bottom }: Box) => right - left <= tolerance || bottom - top <= tolerance;
  const inkOf = ({ left, right, top, bottom, height }: DOMRect): Box => ({
    left: left + 1,
    right: right - 1,
    top: top + height * airPart,
    bottom: bottom - height * airPart,
  });
  const common = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });

  /** The part of a line that its ancestors leave visible, and whether one of them cuts it; nothing for screen readers' texts. */
  const clip = (line: Box, from: Element): { visible: Box; isCut: boolean } | undefined => {
    let [visible, isCut, isFree] = [line, false, false];
    /** Directions in which the text can be scrolled to, or ends in an ellipsis. */
    let [isReachableX, isReachableY] = [false, false];
    for (let element: Element | null = from; element && element !== document.body; element = element.parentElement) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (style.display === 'contents') continue;
      // An absolutely placed box is clipped only by the ancestors that it is placed in.
      if (isFree && style.position === 'static' && style.transform === 'none') continue;
      isFree = style.position === 'absolute';
      if (style.overflow !== 'visible' || style.clipPath !== 'none') {
        if (box.width <= 1 || box.height <= 1 || style.clipPath.startsWith('inset(50%')) return undefined;
      }
      const clipsX = style.overflowX !== 'visible' && style.display !== 'inline';
      const clipsY = style.overflowY !== 'visible' && style.display !== 'inline';
      isReachableX ||= /auto|scroll/.test(style.overflowX);
      isReachableY ||= /auto|scroll/.test(style.overflowY);
      const isWide = clipsX && (line.left < box.left - tolerance || line.right > box.right + tolerance);
      const isHigh = clipsY && (line.top < box.top - tolerance || line.bottom > box.bottom + tolerance);
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      isCut ||= ((isWide && !isReachableX) || (isHigh && !isReachableY)) && !isShortened;
      // What an ellipsis replaces is not cut by the boxes around it.
      if ((isWide || isHigh) && isShortened) [isReachableX, isReachableY] = [true, true];
      visible = common(visible, {
        ...visible,
        ...(clipsX && { left: box.left, right: box.right }),
        ...(clipsY && { top: box.top, bottom: box.bottom }),
      });
      if (style.position === 'fixed') break;
    }
    return { visible, isCut };
  };

  const cut: string[] = [];
  const lines: { element: Element; text: string; box: Box }[] = [];
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40) ?? '';
    if (text === '' || !element || element.closest('[aria-hidden="true"], option, script, style, noscript')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const clipped = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((rect) => clip(inkOf(rect), element))
      .filter((line) => line !== undefined);
    // A text of which nothing is visible is hidden, as in a closed panel.
    const seen = clipped.filter(({ visible }) => !isEmpty(visible));
    if (seen.length > 0 && clipped.some(({ isCut }) => isCut)) cut.push(text);
    if (modal && !modal.contains(element)) continue;
    for (const { visible } of seen) lines.push({ element, text, box: visible });
  }

  /** Whether one element hides what lies below it at a point. */
  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const [, alpha = '1'] = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor) ?? [];
    return Number(opacity) > 0.9 && (backgroundImage !== 'none' || Number(alpha) > 0.8);
  };
  /** Whether the texts of two elements are both visible at a point: nothing opaque is painted between them. */
  const areBothSeen = (one: Element, other: Element, { left, right, top, bottom }: Box) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const before = [window.scrollX, window.scrollY] as const;
    if (y < 0 || y >= window.innerHeight) window.scrollBy({ top: y - window.innerHeight / 2, behavior: 'instant' });
    const stack = document.elementsFromPoint(x, y - (window.scrollY - before[1]));
    window.scrollTo({ left: before[0], top: before[1], behavior: 'instant' });
    const [first = -1, last = -1] = [stack.indexOf(one), stack.indexOf(other)].sort((a, b) => a - b);
    if (first < 0) return false;
    const lower = stack[last];
    return !stack.slice(0, last).some((element) => !element.contains(lower ?? null) && isOpaque(element));
  };
  const overlapping = new Set<string>();
  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      const shared = common(one.box, other.box);
      if (one.element === other.element || isEmpty(shared)) continue;
      if (areBothSeen(one.element, other.element, shared)) overlapping.add(`${one.text} / ${other.text}`);
    }
  });
  return { cut, overlapping: [...overlapping] };
}
