/**
 * Runs right behind the painted markup, before the first paint: puts what looks different for this very player in place of
 * the visitor's, and drops the templates (`scripts/src/build/paintedLooks.ts`). It is inlined, so it imports nothing.
 */
const first = [...(document.getElementById('root')?.children ?? [])];
const look = document.documentElement.dataset.painted;
for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-painted]')) {
  const { painted, at = '' } = template.dataset;
  if (painted === look) {
    const positions = at.split(' ');
    for (const element of [...template.content.children]) {
      const replaced = first[Number(positions.shift())];
      if (element.hasAttribute('data-keeps-content')) element.append(...(replaced?.childNodes ?? []));
      replaced?.replaceWith(element);
    }
  }
  template.remove();
}
