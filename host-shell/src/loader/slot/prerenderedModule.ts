import { type PrerenderedSession, titlePlaceholder } from '@tessera/shared-contracts/prerender';

/**
 * A copy of the prerendered markup of a module (`scripts/compose/src/prerenderedModules.ts`).
 *
 * @param module remote and module, e.g. `games/Lobby`
 * @param title title of the page, inserted at the placeholder in the markup
 * @returns `undefined` when there is none
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
