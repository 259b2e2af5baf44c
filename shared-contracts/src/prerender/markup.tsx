import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** React's hints for pictures that stand in the same markup. */
const imageHints = /<link rel="preload" as="image"[^>]*>/g;
/** What styled-components writes for itself alone. */
const ownMarkup = /<\/?style[^>]*>|\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;
/** A rule for the whole page comes once for every element that was rendered. */
const repeatedRule = /([^{}]+\{[^{}]*\})\1+/g;

/** Turns components into markup, and collects the styles of all of them in one style sheet. */
export interface MarkupRenderer {
  /**
   * @param idPrefix keeps the ids of this element apart from those of others on one page
   * @returns markup without a style attribute, which the policy of pages forbids: each has become a class
   */
  readonly render: (element: ReactElement, idPrefix?: string) => string;
  /** Ends rendering and gives the style sheet. */
  readonly finish: () => string;
}

/** What is particular to a renderer. */
export interface MarkupOptions {
  /** Gives the class that stands in place of a style attribute. */
  readonly classOf: (style: string) => string;
  /** Selector of the element that the styles are for; without it they are for the whole page. */
  readonly scope?: string;
}

/** Counts the styles that it is given; the same style gets the same class. */
export function createClassNames(prefix: string): MarkupOptions['classOf'] {
  const names = new Map<string, string>();
  return (style) => {
    const name = names.get(style) ?? `${prefix}-${names.size}`;
    names.set(style, name);
    return name;
  };
}

/** Begins prerendering. Nothing of it runs in a browser. */
export function createMarkupRenderer({ classOf, scope }: MarkupOptions): MarkupRenderer {
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
      const markup = renderToStaticMarkup(sheet.collectStyles(scoped), { identifierPrefix: idPrefix });
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
