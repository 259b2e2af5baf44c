/** Elements whose style sheet styled-components fills. */
const isFilled = (node: Node): node is HTMLStyleElement =>
  node instanceof HTMLStyleElement && node.dataset.styled !== undefined;

/**
 * Holds the rules of the first render back until it is complete. It is rendered in slices, and each slice adds rules; in
 * between, the browser would update the styles of the prerendered page, which none of them applies to.
 *
 * @returns lets the rules apply, all at once
 */
export function addRulesAtOnce(): () => void {
  const held: HTMLStyleElement[] = [];
  const additions = new MutationObserver((changes) => {
    for (const style of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isFilled)) {
      style.disabled = true;
      held.push(style);
    }
  });
  additions.observe(document.head, { childList: true });
  return () => {
    additions.disconnect();
    for (const style of held) style.disabled = false;
  };
}
