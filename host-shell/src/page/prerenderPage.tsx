import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { Site } from '../App';
import { withFakeBrowser } from './fakeBrowser';
import { PageScriptNotice } from './PageScriptNotice';
import { nameOfVariant, pageVariants } from './pageVariants';

export { pageFamilies } from '../routes/pageFamilies';

/** The markup of pages, each in all of its variants by their names, of the notice that any of them may show, and their styles. */
export interface PrerenderedPages {
  readonly pages: readonly Readonly<Record<string, string>>[];
  readonly notice: string;
  readonly css: string;
}

/** React's hints for pictures that stand in the same markup. */
const imageHints = /<link rel="preload" as="image"[^>]*>/g;
/** What styled-components writes for itself alone. */
const ownMarkup = /<\/?style[^>]*>|\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;
/** A rule for the whole page comes once for every page that was prerendered. */
const repeatedRule = /([^{}]+\{[^{}]*\})\1+/g;

const SiteAt = ({ address }: { readonly address: string }) => (
  <StaticRouter location={address}>
    <Site />
  </StaticRouter>
);

/**
 * Prerenders pages as they look before their script runs: the frame, what of a page the shell draws itself, and skeletons for
 * what remotes draw.
 *
 * @param addresses paths of the pages
 * @param config the site's configuration, or placeholders that its values are put in place of later
 */
export function prerenderPages(addresses: readonly string[], config: unknown): PrerenderedPages {
  const sheet = new ServerStyleSheet();
  /** Style attributes are against the pages' policy; each becomes a class. */
  const inlineStyles = new Map<string, string>();
  const classOf = (style: string) => {
    const name = inlineStyles.get(style) ?? `prerendered-${inlineStyles.size}`;
    inlineStyles.set(style, name);
    return name;
  };
  const withClasses = (markup: string) =>
    markup.replace(
      /<([a-z]\w*)([^>]*?) style="([^"]*)"([^>]*)>/g,
      (_, tag: string, before: string, style: string, after: string) => {
        const attributes = before + after;
        const name = classOf(style);
        return attributes.includes(' class="')
          ? `<${tag}${attributes.replace(' class="', ` class="${name} `)}>`
          : `<${tag}${attributes} class="${name}">`;
      },
    );

  const pages = addresses.map((address) => {
    const variants = pageVariants.map((variant) => {
      const page = sheet.collectStyles(createElement(SiteAt, { address }));
      const markup = withFakeBrowser(variant, config, () => renderToStaticMarkup(page));
      return [nameOfVariant(variant), withClasses(markup.replace(imageHints, ''))] as const;
    });
    return Object.fromEntries(variants);
  });
  const notice = renderToStaticMarkup(sheet.collectStyles(<PageScriptNotice />));
  const rules = [...inlineStyles].map(([style, name]) => `.${name}{${style.replaceAll('&quot;', '"')}}`);
  const css = [sheet.getStyleTags().replace(ownMarkup, '').replace(repeatedRule, '$1'), ...rules].join('\n');
  sheet.seal();
  return { pages, notice, css };
}
