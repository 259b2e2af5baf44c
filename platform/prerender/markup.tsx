import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** React's preload hints for pictures in the same markup. */
const imageHints = /<link rel="preload" as="image"[^<>]*>/g;
/** Markers that only styled-components itself needs. */
const ownMarkup = /<\/?style[^<>]*>|\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"\]]*"\]\{content:"[^"{}]*"\}/g;
const rule = /(?<![^{}])[^{}]+\{[^{}]*\}/g;

/** Renders components to markup and collects their styles in one style sheet. */
export interface MarkupRenderer {
  /**
   * @param idPrefix keeps the ids of this element unique on the page
   * @returns markup without style attributes, which the page's policy forbids: they are replaced with classes
   */
  readonly render: (element: ReactElement, idPrefix?: string) => string;
  /** Ends rendering and returns the style sheet. */
  readonly finish: () => string;
}

/** Options of {@link createMarkupRenderer}. */
export interface MarkupOptions {
  /** Returns the class that replaces a style attribute. */
  readonly classOf: (style: string) => string;
  /** Selector of the element that the styles apply to; without it they apply to the whole page. */
  readonly scope?: string;
  /** Whether React hydrates the elements, and needs its marks in the markup. */
  readonly isHydrated?: boolean;
}

/** Numbers the styles; the same style gets the same class. */
export function createClassNames(prefix: string): MarkupOptions['classOf'] {
  const names = new Map<string, string>();
  return (style) => {
    const name = names.get(style) ?? `${prefix}-${names.size}`;
    names.set(style, name);
    return name;
  };
}

/** Global rules are repeated for every rendered element. */
function withoutRepeats(css: string): string {
  let last = '';
  let end = 0;
  return css.replace(rule, (text, at: number) => {
    const isRepeated = at === end && text === last;
    [last, end] = [text, at + text.length];
    return isRepeated ? '' : text;
  });
}

/** Starts prerendering. Not for use in a browser. */
export function createMarkupRenderer({ classOf, scope, isHydrated = false }: MarkupOptions): MarkupRenderer {
  const sheet = new ServerStyleSheet();
  const inlineStyles = new Map<string, string>();
  const withClasses = (markup: string) =>
    markup.replace(/<[a-z][^<>]*>/g, (tag) => {
      const [attribute, style] = / style="([^"]*)"/.exec(tag) ?? [];
      if (attribute === undefined || style === undefined) return tag;
      const name = classOf(style);
      inlineStyles.set(style, name);
      const plain = tag.replace(attribute, '');
      return plain.includes(' class="')
        ? plain.replace(' class="', ` class="${name} `)
        : plain.replace(/>$/, ` class="${name}">`);
    });

  return {
    render(element, idPrefix = '') {
      const scoped = scope === undefined ? element : <StyleSheetManager namespace={scope}>{element}</StyleSheetManager>;
      const toMarkup = isHydrated ? renderToString : renderToStaticMarkup;
      const markup = toMarkup(sheet.collectStyles(scoped), { identifierPrefix: idPrefix });
      return withClasses(markup.replace(imageHints, ''));
    },
    finish() {
      const selector = scope === undefined ? '' : `${scope} `;
      const rules = [...inlineStyles].map(([style, name]) => `${selector}.${name}{${style.replaceAll('&quot;', '"')}}`);
      const css = [withoutRepeats(sheet.getStyleTags().replace(ownMarkup, '')), ...rules].join('\n');
      sheet.seal();
      return css;
    },
  };
}
