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
