import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

let names: ReadonlySet<string> | undefined;

/** The compiler's declarations of the DOM; they lie beside its program, in the package for this platform. */
function declarationsFile(): string {
  const compiler = createRequire(createRequire(import.meta.url).resolve('typescript/package.json'));
  const platform = compiler.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`);
  return path.join(path.dirname(platform), 'lib/lib.dom.d.ts');
}

/** Names of the events that browsers fire by themselves. */
export function domEvents(): ReadonlySet<string> {
  if (names !== undefined) return names;
  const found = new Set<string>();
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (!id.name.endsWith('EventMap')) return;
      for (const member of body.body) {
        if (member.type === 'TSPropertySignature' && member.key.type === 'Literal') found.add(String(member.key.value));
      }
    },
  }).visit(parseSync('lib.dom.d.ts', readFileSync(declarationsFile(), 'utf8')).program);
  names = found;
  return found;
}
