const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';

const buttonsNamed = (root: Element, name: string) =>
  [...root.querySelectorAll('button')].filter((button) => nameOf(button) === name);

/**
 * Keeps what is pressed in the prerendered page while React renders: the last button is pressed again once React has put its
 * own in that place. Links need nothing, since they work without scripts.
 *
 * @param root element whose prerendered content React replaces
 */
export function keepEarlyClick(root: HTMLElement): void {
  let pressed: { readonly name: string; readonly index: number } | undefined;
  const remember = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    const name = nameOf(button);
    pressed = { name, index: buttonsNamed(root, name).indexOf(button) };
  };
  root.addEventListener('click', remember, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    root.removeEventListener('click', remember, true);
    if (pressed !== undefined) buttonsNamed(root, pressed.name)[pressed.index]?.click();
  }).observe(root, { childList: true });
}
