import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { Site } from '../App';
import { withBrowserStandIn } from './browserStandIn';
import { PageScriptNotice } from './PageScriptNotice';
import { nameOfLook, paintedLooks } from './painted';

export { pageFamilies } from '../routes/pageFamilies';

/** The markup of pages, each in all of its looks by their names, of the notice that any of them may show, and their styles. */
export interface PaintedPages {
  readonly pages: readonly Readonly<Record<string, string>>[];
  readonly notice: string;
  readonly css: string;
}

/** React's hints for pictures that stand in the same markup. */
const imageHints = /<link rel="preload" as="image"[^>]*>/g;
/** What styled-components writes for itself alone. */
const ownMarks = /<\/?style[^>]*>|\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;
/** A rule for the whole page comes once for every page that was painted. */
const repeatedRule = /([^{}]+\{[^{}]*\})\1+/g;

const SiteAt = ({ address }: { readonly address: string }) => (
  <StaticRouter location={address}>
    <Site />
  </StaticRouter>
);

/**
 * Paints pages as they look before their script runs: the frame, what of a page the shell draws itself, and skeletons for
 * what remotes draw.
 *
 * @param addresses paths of the pages
 * @param config the site's configuration, or marks that its values are put in place of later
 */
export function paintPages(addresses: readonly string[], config: unknown): PaintedPages {
  const sheet = new ServerStyleSheet();
  /** Style attributes are against the pages' policy; each becomes a class. */
  const inlineStyles = new Map<string, string>();
  const classOf = (style: string) => {
    const name = inlineStyles.get(style) ?? `painted-${inlineStyles.size}`;
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
    const looks = paintedLooks.map((look) => {
      const page = sheet.collectStyles(createElement(SiteAt, { address }));
      const markup = withBrowserStandIn(look, config, () => renderToStaticMarkup(page));
      return [nameOfLook(look), withClasses(markup.replace(imageHints, ''))] as const;
    });
    return Object.fromEntries(looks);
  });
  const notice = renderToStaticMarkup(sheet.collectStyles(<PageScriptNotice />));
  const rules = [...inlineStyles].map(([style, name]) => `.${name}{${style.replaceAll('&quot;', '"')}}`);
  const css = [sheet.getStyleTags().replace(ownMarks, '').replace(repeatedRule, '$1'), ...rules].join('\n');
  sheet.seal();
  return { pages, notice, css };
}
