import { createClassNames, createMarkupRenderer, withFakeBrowser } from '@tessera/platform/prerender';
import { declaredPlaceholder, titlePlaceholder } from '@tessera/platform/protocol';
import { menuPlaces } from '@tessera/shared-contracts/pages';
import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router';
import { Site } from '../App';
import { MenuLinkItem } from '../layout/sidebar/MenuLinkItem';
import { declaredItem } from '../layout/sidebar/menuItems';
import { OfflinePage } from '../offline/OfflinePage';
import { offlineMessages } from '../offline/offline.messages';
import { declaredRegistry } from '../routes/pageFamilies';
import { preloadScreenNamed, prerenderedScreens } from '../routes/screens';
import { SiteStyles } from '../styles/SiteStyles';
import { NoScriptNotice } from './NoScriptNotice';
import { OldBrowserNotice } from './OldBrowserNotice';
import { PageScriptNotice } from './PageScriptNotice';

export { declaredFamily, pageFamilies } from '../routes/pageFamilies';

/** A family of pages, to be prerendered at one address. */
interface PrerenderedFamily {
  readonly address: string;
  /** Whether its content is the shell's alone; its styles are kept out of all other pages. */
  readonly isOfShell: boolean;
}

/** The markup of each page, and of the notices. */
export interface PrerenderedPages {
  readonly pages: readonly string[];
  /** Menus that list pages of remotes, and the item of one, on other pages and on its own. */
  readonly menu: { readonly menus: readonly string[]; readonly item: string; readonly ownItem: string };
  /** Shown when the page's script does not load. */
  readonly notice: string;
  /** Shown in browsers that run no scripts. */
  readonly noScriptNotice: string;
  /** Shown in browsers older than those that are served. */
  readonly oldBrowserNotice: string;
  /** The page that is shown while pages cannot be fetched. */
  readonly offline: { readonly title: string; readonly root: string; readonly css: string };
  /** Styles of pages that begin with modules of remotes. */
  readonly css: string;
  /** Styles of the pages of the shell alone. */
  readonly shellCss: string;
}

const SiteAt = ({ address }: { readonly address: string }) => (
  <SiteStyles>
    <StaticRouter location={address}>
      <Site />
    </StaticRouter>
  </SiteStyles>
);

const MenuItemAt = ({ address }: { readonly address: string }) => (
  <SiteStyles>
    <StaticRouter location={address}>
      <MenuLinkItem link={declaredItem(titlePlaceholder, declaredPlaceholder.path)} variant="sidebar" isIcon />
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
  const withRemotes = createMarkupRenderer(options);
  const ofShell = createMarkupRenderer(options);
  const render = (element: ReactElement, renderer = withRemotes) =>
    withFakeBrowser({ session: 'visitor', config, registry: declaredRegistry }, () => renderer.render(element));
  const pages = families.map(({ address, isOfShell }) =>
    render(<SiteAt address={address} />, isOfShell ? ofShell : withRemotes),
  );
  const renderForAll = (element: ReactElement) =>
    [ofShell, withRemotes].map((renderer) => render(element, renderer))[0] ?? '';
  const menuItemAt = (address: string) => renderForAll(<MenuItemAt address={address} />);
  const menu = { menus: menuPlaces, item: menuItemAt('/'), ownItem: menuItemAt(declaredPlaceholder.path) };
  const notice = renderForAll(<PageScriptNotice />);
  const noScriptNotice = renderForAll(<NoScriptNotice />);
  const oldBrowserNotice = renderForAll(<OldBrowserNotice />);
  const alone = createMarkupRenderer({ classOf: createClassNames('offline') });
  const root = render(<OfflinePage />, alone);
  const offline = { title: offlineMessages.title, root, css: alone.finish() };
  return {
    pages,
    menu,
    notice,
    noScriptNotice,
    oldBrowserNotice,
    offline,
    css: withRemotes.finish(),
    shellCss: ofShell.finish(),
  };
}
