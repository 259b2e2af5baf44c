import { createClassNames, createMarkupRenderer, withFakeBrowser } from '@tessera/shared-contracts/prerender';
import { StaticRouter } from 'react-router';
import { Site } from '../App';
import { preloadScreenNamed, prerenderedScreens } from '../routes/screens';
import { SiteStyles } from '../styles/SiteStyles';
import { NoScriptNotice } from './NoScriptNotice';
import { PageScriptNotice } from './PageScriptNotice';
import { pageVariants } from './pageVariants';
import { rulesBeyond } from './rulesBeyond';

export { pageFamilies } from '../routes/pageFamilies';

/** A family of pages, to be prerendered at one address. */
interface PrerenderedFamily {
  readonly address: string;
  /** Whether its content is the shell's alone; its styles are kept out of all other pages. */
  readonly isOfShell: boolean;
}

/** The markup of each page in all variants by name, and the markup of the notices. */
export interface PrerenderedPages {
  readonly pages: readonly Readonly<Record<string, string>>[];
  /** Shown when the page's script does not load. */
  readonly notice: string;
  /** Shown in browsers that run no scripts. */
  readonly noScriptNotice: string;
  /** Styles of every page. */
  readonly css: string;
  /** Further styles of the pages of the shell alone. */
  readonly shellCss: string;
}

const SiteAt = ({ address }: { readonly address: string }) => (
  <SiteStyles>
    <StaticRouter location={address}>
      <Site />
    </StaticRouter>
  </SiteStyles>
);

/**
 * Prerenders pages as they look before their script runs: the frame, the shell's own content, and placeholders for modules of remotes.
 *
 * @param families their pages with the address to prerender each at
 * @param config the site's configuration, or placeholders that are replaced with its values later
 */
export async function prerenderPages(
  families: readonly PrerenderedFamily[],
  config: unknown,
): Promise<PrerenderedPages> {
  await Promise.all(prerenderedScreens.map(preloadScreenNamed));
  const options = { classOf: createClassNames('prerendered'), isHydrated: true };
  const common = createMarkupRenderer(options);
  const ofShell = createMarkupRenderer(options);
  const pages = families.map(({ address, isOfShell }) => {
    const renderer = isOfShell ? ofShell : common;
    const variants = pageVariants.map((session) => {
      const markup = withFakeBrowser({ session, config }, () => renderer.render(<SiteAt address={address} />));
      return [session, markup] as const;
    });
    return Object.fromEntries(variants);
  });
  const notice = common.render(<PageScriptNotice />);
  const noScriptNotice = common.render(<NoScriptNotice />);
  const css = common.finish();
  return { pages, notice, noScriptNotice, css, shellCss: rulesBeyond(ofShell.finish(), css) };
}
