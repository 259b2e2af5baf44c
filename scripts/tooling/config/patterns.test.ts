import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { projectFiles } from '../src/verify/projectFiles';

/** Tests, and tools that read nothing but files of this repository. */
const excluded =
  /\.(test|spec)\.tsx?$|\/(testing|e2e|states)\/|^docs\/|^docker\/|^scripts\/bench\/|^scripts\/tooling\/(browser|config|templates|src\/(generate|pictures|verify))\//;

/** Patterns that take more than linear time, and what bounds the text that they meet. */
const bounded = new Map([[String.raw`\B(?=(\d{3})+$)`, 'an amount has at most 400 digits']]);

/** A pattern's source and flags. */
type Pattern = readonly [source: string, flags: string];

/** A pattern that is put together; a word that is the name of a script too stands for each part that only the running code knows. */
function constructed({ callee, arguments: [text, flags] }: CallExpression | NewExpression): readonly Pattern[] {
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return [];
  if (text?.type !== 'TemplateLiteral') throw new Error('Write the pattern as a literal or template.');
  const source = text.quasis.map(({ value }) => value.cooked).join('Latin');
  return [[source, flags?.type === 'Literal' ? String(flags.value) : '']];
}

function patternsIn(file: string): readonly Pattern[] {
  const found: Pattern[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push([node.regex.pattern, node.regex.flags]);
    },
    NewExpression: (node) => void found.push(...constructed(node)),
    CallExpression: (node) => void found.push(...constructed(node)),
  }).visit(parseSync(file, readFileSync(path.join(projectRoot, file), 'utf8')).program);
  return found;
}

const files = projectFiles('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js').filter((file) => !excluded.test(file));
/** The place of each pattern, once. Without an unlimited repetition a pattern takes linear time. */
const patterns = new Map(
  files.flatMap((file) =>
    patternsIn(file)
      .filter(([source]) => /[*+]|\{\d+,\}/.test(source) && !bounded.has(source))
      .map(([source, flags]) => [`/${source}/${flags}`, { file, source, flags }] as const),
  ),
);

test.each([...patterns.values()])('$file matches /$source/$flags in linear time', async ({ source, flags }) => {
  // Without a time limit, as its result would depend on the machine.
  const found = await check(source, flags, { timeout: null });
  expect(found.status === 'vulnerable' ? found.attack.pattern : found.status).toBe('safe');
});
