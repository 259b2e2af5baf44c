/** The markup of a page before any script has run. */
export interface PrerenderedMarkup {
  /** Content of the root: the first variant, complete. */
  readonly root: string;
  /** A template for each other variant, with only what differs from the first. */
  readonly templates: string;
}

/** Opening and closing tags as React writes them: elements without content end in `/>`, and no attribute holds a `>`. */
const tag = /<(\/?)[a-zA-Z][^>]*?(\/?)>/g;

/** Splits markup that consists only of elements into the outermost ones. */
export function outermostElements(markup: string): readonly string[] {
  const elements: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: text, 1: closing, 2: empty, index } of markup.matchAll(tag)) {
    if (closing) depth -= 1;
    else if (!empty) depth += 1;
    if (depth > 0) continue;
    const end = index + text.length;
    elements.push(markup.slice(start, end));
    start = end;
  }
  if (depth !== 0 || start !== markup.length) throw new Error('The prerendered markup is not made of whole elements.');
  return elements;
}

/** Omits the content of an element that differs from the first variant's only in its opening tag; the page keeps that content. */
function withoutSameContent(element: string, first: string): string {
  const afterTag = (text: string) => text.slice(text.indexOf('>') + 1);
  if (afterTag(element) !== afterTag(first)) return element;
  const [, name = ''] = /^<([\w-]+)/.exec(element) ?? [];
  return `${element.slice(0, element.indexOf('>'))} data-keeps-content></${name}>`;
}

/**
 * Joins the variants of a page: the page contains the first, and `host-shell/src/page/showVariant.ts` replaces the elements
 * at the indexes in `data-at` with those of another one.
 *
 * @param variants markup of each variant, by its name; the first is the most common one
 * @throws when variants have different numbers of outermost elements: a page's frame must be the same in all of them
 */
export function joinVariants(variants: Readonly<Record<string, string>>): PrerenderedMarkup {
  const [[, root] = ['', ''], ...others] = Object.entries(variants);
  const first = outermostElements(root);
  const templates = others.map(([name, markup]) => {
    const elements = outermostElements(markup);
    if (elements.length !== first.length) throw new Error(`The variant ${name} has another frame than the first one.`);
    const different = elements.flatMap((element, at) => (element === first[at] ? [] : [at]));
    const written = different.map((at) => withoutSameContent(elements[at] ?? '', first[at] ?? ''));
    return `<template data-variant="${name}" data-at="${different.join(' ')}">${written.join('')}</template>`;
  });
  return { root, templates: templates.join('\n') };
}
