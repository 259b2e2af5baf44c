/**
 * Runs right behind the painted markup, before the first paint: puts the look of this very player in place of the
 * visitor's, and drops the others. It is inlined, so it imports nothing.
 */
const root = document.getElementById('root');
const look = document.documentElement.dataset.painted;
for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-painted]')) {
  if (template.dataset.painted === look) root?.replaceChildren(template.content);
  template.remove();
}
