import { Island } from '@11ty/is-land';
import { startSession } from '@tessera/shared-contracts/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { IslandRouter } from './IslandRouter';
import { idPrefix } from './islandId';
import { islandLoaders } from './islandLoaders';

startSession();

/** Brings the markup of a component to life, or replaces a placeholder with the component. */
Island.addInitType('react', async (place) => {
  const { name = '', props = '{}', placeholder } = place.dataset;
  const Component = await islandLoaders[name]?.();
  if (Component === undefined) throw new Error(`There is no island ${name}.`);
  const element = (
    <IslandRouter>
      <Component {...(JSON.parse(props) as object)} />
    </IslandRouter>
  );
  startTransition(() => {
    if (placeholder === undefined) hydrateRoot(place, element, { identifierPrefix: idPrefix(name) });
    else createRoot(place).render(element);
  });
});
