import escapeHtml from 'escape-html';

/** Markup that is safe to send unescaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | undefined | Markup | readonly Markup[];

const write = (piece: Piece): string => {
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('');
  return escapeHtml(`${piece ?? ''}`);
};

/** Template tag for markup: every value is escaped unless it is markup itself; `undefined` is nothing. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(strings.map((text, index) => text + write(pieces[index])).join(''));
