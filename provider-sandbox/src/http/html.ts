import escapeHtml from 'escape-html';

/** Markup that is safe to send unescaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | readonly Markup[];

const write = (piece: Piece): string => {
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('');
  return escapeHtml(String(piece));
};

/** Template tag for markup; every value is escaped unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(strings.map((text, index) => text + (index < pieces.length ? write(pieces[index] ?? '') : '')).join(''));

/** Data for the page's script, as JSON in an element that is not executed. */
export const dataScript = (id: string, data: unknown): Markup =>
  new Markup(
    `<script type="application/json" id="${escapeHtml(id)}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );
