/**
 * Finds illegible texts of a list in the page: numbers clipped by their cell, texts clipped without an ellipsis, dates
 * on two lines, and overlapping texts in a row or card.
 */
export function crowdedTexts(): string[] {
  const isDate = (text: string) => /^[A-Z][a-z]{2} \d+, \d{4}$/.test(text);
  const isNumber = (text: string) => /^[+−]?\d/.test(text);
  const linesOf = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const cutterOf = (row: Element, text: Text) => {
    for (let element = text.parentElement; element !== null && element !== row; element = element.parentElement) {
      if (getComputedStyle(element).overflowX === 'hidden') return element;
    }
    return undefined;
  };
  const found: string[] = [];
  for (const row of document.querySelectorAll('tbody tr, li:has(> div + div)')) {
    const shown: { readonly text: string; readonly lines: readonly DOMRect[] }[] = [];
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const cutter = cutterOf(row, node as Text);
      const edges = cutter?.getBoundingClientRect();
      // Visually hidden.
      if (edges !== undefined && edges.width <= 1) continue;
      const lines = linesOf(node as Text);
      if (text === '' || lines.length === 0) continue;
      if (isDate(text) && new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(`two lines: ${text}`);
      const box = (node.parentElement as Element).closest('td, li > div')?.getBoundingClientRect();
      const isCut = (by: DOMRect) => lines.some(({ left, right }) => left < by.left - 1 || right > by.right + 1);
      if (isNumber(text) && box !== undefined && isCut(box)) found.push(`cut: ${text}`);
      if (cutter !== undefined && edges !== undefined && isCut(edges)) {
        if (isNumber(text) || getComputedStyle(cutter).textOverflow !== 'ellipsis') found.push(`cut: ${text}`);
      }
      const within = ({ left, right, top, width, height }: DOMRect) => {
        const start = Math.max(left, edges?.left ?? left);
        const end = Math.min(right, edges?.right ?? right);
        return new DOMRect(start, top, Math.min(width, Math.max(0, end - start)), height);
      };
      shown.push({ text, lines: lines.map(within) });
    }
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    shown.forEach((one, index) => {
      for (const other of shown.slice(index + 1)) {
        if (one.lines.some((line) => other.lines.some((another) => isOver(line, another)))) {
          found.push(`${one.text} over ${other.text}`);
        }
      }
    });
  }
  return found;
}
