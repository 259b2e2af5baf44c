import { parseSync, Visitor } from 'oxc-parser';

/** The texts of a messages file; in one that is put together, `{}` replaces each expression. */
export function textsOf(source: string): readonly string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.cooked ?? '').join('{}')),
  }).visit(parseSync('messages.ts', source).program);
  return texts;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** Whether a line of a page contains a text; anything may replace its expressions, and capitals may be a style. */
export function occursIn(text: string, line: string): boolean {
  const shown = plain(line);
  let at = 0;
  return plain(text)
    .trim()
    .split('{}')
    .every((part) => {
      const found = shown.indexOf(part, at);
      at = found + part.length;
      return found >= 0;
    });
}

/** Whether a text of a messages file is one that a page shows, rather than the name of a module or a separator. */
export const isShowable = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll('{}', '')) && !/^(@tessera\/|\.{1,2}\/)/.test(text);
