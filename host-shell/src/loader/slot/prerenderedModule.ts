import { type PrerenderedSession, titlePlaceholder } from '@tessera/shared-contracts/prerender';

/**
 * A copy of what a remote has prerendered for the place of a module, as the page carries it
 * (`scripts/src/compose/prerenderedModules.ts`).
 *
 * @param module both names of the module, e.g. `games/Lobby`
 * @param title what stands where the markup leaves room for the title of the page
 * @returns `undefined` when the page carries nothing of the kind
 */
export function prerenderedModule(
  module: string,
  session: PrerenderedSession,
  title: string,
): DocumentFragment | undefined {
  const find = (name: PrerenderedSession) =>
    document.querySelector<HTMLTemplateElement>(`template[data-prerendered="${module}"][data-session="${name}"]`);
  const template = find(session) ?? find('visitor');
  if (template === null) return undefined;
  const content = document.importNode(template.content, true);
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replaceAll(titlePlaceholder, () => title);
  }
  return content;
}
