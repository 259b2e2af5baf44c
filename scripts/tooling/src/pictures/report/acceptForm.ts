import { html, type Markup } from '../../html';

/** A button that accepts the pictures of a state, or all of the remote. */
export const acceptForm = (remote: string, state: string, label: string): Markup =>
  html`<form method="post" action="/accept"><input type="hidden" name="remote" value="${remote}"><input type="hidden" name="state" value="${state}"><button>${label}</button></form>`;
