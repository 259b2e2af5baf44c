import { prerenderedModule } from '../loader/slot/prerenderedModule';

/**
 * Runs right after the prerendered markup, before the first paint: replaces the visitor's parts with this player's
 * variant, and removes the templates (`scripts/tooling/src/build/joinVariants.ts`). It is inlined, so it imports very
 * little.
 */
const first = [...(document.getElementById('root')?.children ?? [])];
const variant = document.documentElement.dataset.variant;
for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-variant]')) {
  const { variant: name, at = '' } = template.dataset;
  if (name === variant) {
    const positions = at.split(' ');
    for (const element of [...template.content.children]) {
      const replaced = first[Number(positions.shift())];
      if (element.hasAttribute('data-keeps-content')) element.append(...(replaced?.childNodes ?? []));
      replaced?.replaceWith(element);
    }
  }
  template.remove();
}
// The content of a remote's page is that of its address without a query, which may filter it.
if (location.search !== '') {
  for (const place of document.querySelectorAll<HTMLElement>('[data-has-content][data-title]:not([data-title=""])')) {
    const { module = '', title = '' } = place.dataset;
    place.replaceChildren(prerenderedModule(module, 'visitor', title) ?? '');
    delete place.dataset.hasContent;
  }
}
// The page contains the visitor's markup of modules too, also of those with a player variant.
if (variant?.startsWith('player')) {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-session="player"]')) {
    const module = template.dataset.prerendered ?? '';
    for (const place of document.querySelectorAll<HTMLElement>(`[data-module="${module}"]`)) {
      place.replaceChildren(prerenderedModule(module, 'player', place.dataset.title ?? '') ?? '');
    }
  }
}
