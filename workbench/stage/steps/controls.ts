import { computeAccessibleName } from 'dom-accessibility-api';

const roles = 'button checkbox combobox link menuitem option radio slider switch tab textbox'.split(' ');
const controls = [
  'a[href], button, input, select, textarea, summary',
  ...roles.map((role) => `[role="${role}"]`),
].join();
const groups = 'dialog, form, fieldset, section, nav, ul, ol, table, [role]';

const nameOf = (element: Element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim();

/** Dialogs make the rest of the page inert; toasts stay reachable. */
const isReachable = (element: Element) =>
  element.closest('[inert], [hidden]') === null && element.getClientRects().length > 0;

const find = (selector: string, name: string, within: ParentNode) =>
  // The last one: a tab is named like the button of its form.
  [...within.querySelectorAll<HTMLElement>(selector)].findLast(
    (element) => isReachable(element) && nameOf(element) === name,
  );

/** The control that an element belongs to, if any. */
export const controlAt = (element: Element): HTMLElement | undefined =>
  element.closest<HTMLElement>(controls) ?? undefined;

/**
 * The words by which {@link findControl} finds this control: its name, and if another one has the same name, the nearest
 * named dialog, region, form or list; `undefined` if none identify it.
 */
export function wordsFor(control: HTMLElement): { readonly name: string; readonly within?: string } | undefined {
  const name = nameOf(control);
  if (name === '') return undefined;
  if (findControl(name) === control) return { name };
  for (let group = control.closest(groups); group; group = group.parentElement?.closest(groups) ?? null) {
    const within = nameOf(group);
    if (within !== '' && findControl(name, within) === control) return { name, within };
  }
  return undefined;
}

/** The control of that accessible name, in the dialog, region, form or list named `within`; undefined if there is none yet. */
export function findControl(name: string, within?: string): HTMLElement | undefined {
  const place = within === undefined ? document : find(groups, within, document);
  return place === undefined ? undefined : find(controls, name, place);
}

/** Whether a text or a control of that name is visible. */
export function isShown(name: string): boolean {
  return document.body.innerText.replace(/\s+/g, ' ').includes(name) || findControl(name) !== undefined;
}
