import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** React's preload hints for pictures in the same markup. */
const imageHints = /<link rel="preload" as="image"[^>]*>/g;
/** Markers that only styled-components itself needs. */
const ownMarkup = /<\/?style[^>]*>|\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;
/** Global rules are repeated for every rendered element. */
const repeatedRule = /([^{}]+\{[^{}]*\})\1+/g;

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

/** Starts prerendering. Not for use in a browser. */
export function createMarkupRenderer({ classOf, scope, isHydrated = false }: MarkupOptions): MarkupRenderer {
  const sheet = new ServerStyleSheet();
  const inlineStyles = new Map<string, string>();
  const withClasses = (markup: string) =>
    markup.replace(
      /<([a-z]\w*)([^>]*?) style="([^"]*)"([^>]*)>/g,
      (_, tag: string, before: string, style: string, after: string) => {
        const attributes = before + after;
        const name = classOf(style);
        inlineStyles.set(style, name);
        return attributes.includes(' class="')
          ? `<${tag}${attributes.replace(' class="', ` class="${name} `)}>`
          : `<${tag}${attributes} class="${name}">`;
      },
    );

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
      const css = [sheet.getStyleTags().replace(ownMarkup, '').replace(repeatedRule, '$1'), ...rules].join('\n');
      sheet.seal();
      return css;
    },
  };
}
