import { html, type Markup } from '../../html';

/** A button for the report as `npm run pictures -- report` serves it; opened as a file it has no server to ask. */
export const acceptForm = (remote: string, state: string, label: string): Markup =>
  html`<form method="post" action="/accept"><input type="hidden" name="remote" value="${remote}"><input type="hidden" name="state" value="${state}"><button>${label}</button></form>`;
