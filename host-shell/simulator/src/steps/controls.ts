import { computeAccessibleName } from 'dom-accessibility-api';

const controls = [
  'a[href], button, input, select, textarea, summary',
  ...[
    'button',
    'checkbox',
    'combobox',
    'link',
    'menuitem',
    'option',
    'radio',
    'slider',
    'switch',
    'tab',
    'textbox',
  ].map((role) => `[role="${role}"]`),
].join(',');
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

/** The control of that accessible name, in the dialog, region, form or list named `within`; undefined if there is none yet. */
export function findControl(name: string, within?: string): HTMLElement | undefined {
  const place = within === undefined ? document : find(groups, within, document);
  return place === undefined ? undefined : find(controls, name, place);
}

/** Whether a text or a control of that name is visible. */
export function isShown(name: string): boolean {
  return document.body.innerText.replace(/\s+/g, ' ').includes(name) || findControl(name) !== undefined;
}
