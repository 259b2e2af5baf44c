import type { PrerenderedModuleProps } from '@tessera/shared-contracts/remotes';
import type { ComponentType } from 'react';
import { titlePlaceholder } from '../protocol/placeholders';
import { type Prerendered, type PrerenderedModule, placesOf } from '../protocol/prerendered';
import { type PrerenderedSession, withFakeBrowser } from './fakeBrowser';
import { createClassNames, createMarkupRenderer } from './markup';
import { ownClasses } from './ownClasses';

/**
 * Prerenders the placeholders of a remote's modules.
 *
 * @param components default exports of `src/expose/*.prerendered.tsx`, by module name
 * @param config the site's configuration, or placeholders that are replaced with its values later
 */
export function prerenderModules(
  remote: string,
  components: Readonly<Record<string, ComponentType<PrerenderedModuleProps>>>,
  config: unknown,
): Prerendered {
  // Styles that modules share are repeated in each, which adds few bytes to a compressed page.
  const options = { classOf: createClassNames(remote), scope: placesOf(remote) };

  function prerenderModule(name: string, Component: ComponentType<PrerenderedModuleProps>): PrerenderedModule {
    const renderer = createMarkupRenderer(options);
    const render = (session: PrerenderedSession) =>
      withFakeBrowser({ session, config }, () =>
        renderer.render(<Component title={titlePlaceholder} />, `${remote}-${name}-`),
      );
    const [visitor, player] = [render('visitor'), render('player')];
    const css = renderer.finish();
    const own = ownClasses(remote, css);
    return { css: own(css), visitor: own(visitor), ...(player !== visitor && { player: own(player) }) };
  }

  return Object.fromEntries(
    Object.entries(components).map(([name, Component]) => [name, prerenderModule(name, Component)]),
  );
}
