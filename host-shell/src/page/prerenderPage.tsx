import { createClassNames, createMarkupRenderer, withFakeBrowser } from '@tessera/shared-contracts/prerender';
import { StaticRouter } from 'react-router';
import { Site } from '../App';
import { NoScriptNotice } from './NoScriptNotice';
import { PageScriptNotice } from './PageScriptNotice';
import { nameOfVariant, pageVariants } from './pageVariants';

export { pageFamilies } from '../routes/pageFamilies';

/** The markup of each page in all variants by name, the markup of the notices, and the styles of all. */
export interface PrerenderedPages {
  readonly pages: readonly Readonly<Record<string, string>>[];
  /** Shown when the page's script does not load. */
  readonly notice: string;
  /** Shown in browsers that run no scripts. */
  readonly noScriptNotice: string;
  readonly css: string;
}

const SiteAt = ({ address }: { readonly address: string }) => (
  <StaticRouter location={address}>
    <Site />
  </StaticRouter>
);

/**
 * Prerenders pages as they look before their script runs: the frame, the shell's own content, and placeholders for modules of remotes.
 *
 * @param addresses paths of the pages
 * @param config the site's configuration, or placeholders that are replaced with its values later
 */
export function prerenderPages(addresses: readonly string[], config: unknown): PrerenderedPages {
  const renderer = createMarkupRenderer({ classOf: createClassNames('prerendered') });
  const pages = addresses.map((address) => {
    const variants = pageVariants.map((variant) => {
      const { session, sidebar } = variant;
      const browser = { session, config, storage: { sidebar } };
      const markup = withFakeBrowser(browser, () => renderer.render(<SiteAt address={address} />));
      return [nameOfVariant(variant), markup] as const;
    });
    return Object.fromEntries(variants);
  });
  const notice = renderer.render(<PageScriptNotice />);
  const noScriptNotice = renderer.render(<NoScriptNotice />);
  return { pages, notice, noScriptNotice, css: renderer.finish() };
}
