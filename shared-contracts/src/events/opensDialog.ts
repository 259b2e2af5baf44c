import { emit } from './bus';
import type { DialogRequest } from './eventSchemas';

/** The part of a click that decides whether the browser opens the link elsewhere. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** Handles a press on a link to a dialog: the host opens it, so that closing goes back. Modified clicks are left to the browser. */
export const opensDialog = (request: DialogRequest) => (event: Press) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  emit('dialog-requested', request);
};
