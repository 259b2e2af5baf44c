import { html, type Markup } from '@tessera/tooling/html';

/** A time, to the minute, in UTC. */
export const dateText = (at: string): Markup =>
  html`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time>`;

/** A table that scrolls in itself where the window is narrow. */
export const scrolled = (label: string, content: Markup): Markup =>
  html`<div class="scroll" role="group" aria-label="${label}" tabindex="0">${content}</div>`;

/** Content of a table; the first cell of each row names the row. */
export interface TableContent {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | Markup)[])[];
}

/** A table with a caption, and headings of columns and rows. */
export const table = ({ caption, head, rows }: TableContent): Markup => html`<table>
<caption>${caption}</caption>
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(
  ([name, ...cells]) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
)}</tbody></table>`;

/** Pieces with a line break between them. */
export const stacked = (pieces: readonly (string | Markup)[]): Markup =>
  html`${pieces.map((piece) => html`<span class="piece">${piece}</span>`)}`;
