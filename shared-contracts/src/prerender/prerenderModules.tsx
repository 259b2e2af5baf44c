import type { ComponentType } from 'react';
import type { PrerenderedModuleProps } from '../remotes';
import { type PrerenderedSession, withFakeBrowser } from './fakeBrowser';
import { createClassNames, createMarkupRenderer } from './markup';
import { titlePlaceholder } from './placeholders';
import { type Prerendered, type PrerenderedModule, placesOf } from './prerendered';

/**
 * A class that rules refer to a component by. They are counted again in each build, so that the shell and each remote have
 * the same ones.
 */
const componentClass = /\bsc-[A-Za-z]{5,} ?/g;

/**
 * Prerenders what stands in place of a remote's modules until they arrive.
 *
 * @param components default exports of `src/expose/*.prerendered.tsx`, by the module's name
 * @param config the site's configuration, or placeholders that its values are put in place of later
 */
export function prerenderModules(
  remote: string,
  components: Readonly<Record<string, ComponentType<PrerenderedModuleProps>>>,
  config: unknown,
): Prerendered {
  // What modules have in common is the same text in each, which costs a compressed page next to nothing.
  const options = { classOf: createClassNames(remote), scope: placesOf(remote) };

  function prerenderModule(name: string, Component: ComponentType<PrerenderedModuleProps>): PrerenderedModule {
    const renderer = createMarkupRenderer(options);
    const render = (session: PrerenderedSession) =>
      withFakeBrowser({ session, config }, () =>
        renderer.render(<Component title={titlePlaceholder} />, `${remote}-${name}-`),
      );
    const [visitor, player] = [render('visitor'), render('player')];
    const css = renderer.finish();
    const own = (text: string) =>
      text.replace(componentClass, (id) => (css.includes(`.${id.trim()}`) ? `${remote}-${id}` : ''));
    return { css: own(css), visitor: own(visitor), ...(player !== visitor && { player: own(player) }) };
  }

  return Object.fromEntries(
    Object.entries(components).map(([name, Component]) => [name, prerenderModule(name, Component)]),
  );
}
