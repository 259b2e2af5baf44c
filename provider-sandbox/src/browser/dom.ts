/** The element with this id, checked to be of the expected class. */
export function byId<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind;
export function byId(id: string): HTMLElement;
export function byId(id: string, kind: abstract new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no #${id}.`);
  return found;
}

export const setText = (id: string, text: string): void => {
  byId(id).textContent = text;
};

type Child = Node | string;

/** Creates an element. Children are nodes or text, never markup. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children?: Child | readonly Child[],
) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...(children === undefined ? [] : Array.isArray(children) ? children : [children as Child]));
  return made;
}
