declare global {
  interface Window {
    /** The button that was pressed last, before {@link keepEarlyInput} ran. */
    __tesseraPressed?: Element | undefined;
  }
}

const buttonOf = ({ target }: Event) =>
  target instanceof Element ? (target.closest('button') ?? undefined) : undefined;

/** Remembers the button that is pressed last; for the page's head, long before the script that renders. */
export function rememberPress(): void {
  document.addEventListener(
    'click',
    (event) => {
      window.__tesseraPressed = buttonOf(event) ?? window.__tesseraPressed;
    },
    true,
  );
}

/** Identifies an element among those that another render of the page has: by its kind, its name and its place among those. */
interface Mark {
  readonly tag: string;
  readonly name: string;
  readonly index: number;
}

/** An element whose label is the player's has a `name`, since the prerendered page does not know the player. */
const nameOf = (element: Element) =>
  element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

const alike = (root: Element, { tag, name }: Pick<Mark, 'tag' | 'name'>) =>
  [...root.querySelectorAll<HTMLElement>(tag)].filter((element) => nameOf(element) === name);

function markOf(root: Element, element: HTMLElement): Mark {
  const [tag, name] = [element.tagName, nameOf(element)];
  return { tag, name, index: alike(root, { tag, name }).indexOf(element) };
}

const find = (root: Element, mark: Mark) => alike(root, mark)[mark.index];

/** What is done in the prerendered page while React renders. */
export interface EarlyInput {
  /** To be called when React takes the page's own elements over: it hears presses itself from now on. */
  readonly handOver: () => void;
  /** Presses the last button again that was pressed before; to be called once, when React listens, outside of its effects. */
  readonly end: () => void;
}

/**
 * Keeps what is done in the prerendered page while React renders. The last button that was pressed can be pressed again once React
 * listens in that place; links need nothing, since they work without scripts. The focus stays on the same element when
 * React or a module that arrives later replaces it, until it is moved elsewhere.
 *
 * @param root element whose prerendered content React replaces or takes over
 */
export function keepEarlyInput(root: HTMLElement): EarlyInput {
  const endFocus = keepFocus(root);
  const press = keepPress(root);
  return {
    handOver: press.stop,
    end: () => {
      endFocus();
      press.again();
    },
  };
}

function keepPress(root: HTMLElement) {
  const early = window.__tesseraPressed;
  let pressed = early instanceof HTMLElement && root.contains(early) ? markOf(root, early) : undefined;
  const remember = (event: MouseEvent) => {
    const button = buttonOf(event);
    if (button !== undefined) pressed = markOf(root, button);
  };
  const replaced = new MutationObserver(() => stop());
  const stop = () => {
    replaced.disconnect();
    root.removeEventListener('click', remember, true);
  };
  root.addEventListener('click', remember, true);
  replaced.observe(root, { childList: true });
  return {
    stop,
    again: () => {
      stop();
      const button = pressed && find(root, pressed);
      pressed = undefined;
      button?.click();
    },
  };
}

/** @returns tells it that the first render is complete */
function keepFocus(root: HTMLElement): () => void {
  let focused: Mark | undefined;
  let isRendered = false;
  const replacements = new MutationObserver((changes) => {
    isRendered ||= changes.some(({ target }) => target === root);
    if (focused === undefined || document.activeElement !== document.body) return;
    find(root, focused)?.focus({ preventScroll: true });
  });
  const remember = (element: Element | null) => {
    const isWithin = element instanceof HTMLElement && root.contains(element);
    focused = isWithin ? markOf(root, element) : undefined;
    // Only then does it matter what modules replace.
    replacements.observe(root, { childList: true, subtree: isWithin });
  };
  const stop = () => {
    document.removeEventListener('focusin', handleFocus, true);
    document.removeEventListener('pointerdown', handlePress, true);
    replacements.disconnect();
  };
  const handleFocus = ({ target }: FocusEvent) => {
    const element = target as Element;
    const isSame = focused !== undefined && find(root, focused) === element;
    if (isRendered && !isSame) stop();
    else remember(element);
  };
  // Whoever presses beside everything takes the focus away on purpose.
  const handlePress = () => {
    if (isRendered) stop();
    else remember(null);
  };
  remember(document.activeElement);
  document.addEventListener('focusin', handleFocus, true);
  document.addEventListener('pointerdown', handlePress, true);
  return () => {
    isRendered = true;
  };
}
