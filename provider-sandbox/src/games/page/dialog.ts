import { byId, element } from '../../browser/dom';

/** Opens a dialog of the page. */
export const openDialog = (id: string): void => byId(id, HTMLDialogElement).showModal();

/** Wires the buttons that open and close dialogs. */
export function setUpDialogs(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-opens]')) {
    button.addEventListener('click', () => openDialog(button.dataset.opens ?? ''));
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-closes]')) {
    button.addEventListener('click', () => byId(button.dataset.closes ?? '', HTMLDialogElement).close());
  }
}

/** A name and its value for a description list. */
export const term = (name: string, value: string, isCode = false): HTMLElement[] => [
  element('dt', {}, name),
  element('dd', { class: 'num' }, isCode ? element('code', { translate: 'no' }, value) : value),
];

/** A collapsible entry. Its details are created when it is first opened. */
export function entry(summary: readonly (string | Node)[], readDetails: () => Promise<Node[]> | Node[]): HTMLElement {
  const body = element('div', { class: 'entry-body' });
  const details = element('details', { class: 'entry' }, [element('summary', { class: 'num' }, summary), body]);
  details.addEventListener('toggle', async () => {
    if (body.childNodes.length === 0) body.replaceChildren(...(await readDetails()));
  });
  return details;
}
