import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { Refused } from '../outcome';

interface Declaration {
  /** Path of the declaration file among the emitted ones. */
  readonly file: string;
  readonly text: string;
  readonly emitted: ReadonlySet<string>;
  /** Declaration file of each module of the contracts, by import specifier. */
  readonly declared: Readonly<Record<string, string>>;
}

interface Specifier {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Every import specifier in a declaration file, in order. */
export function importedModules(file: string, text: string): readonly Specifier[] {
  const found: Specifier[] = [];
  const add = (source: { type: string; value?: unknown; start: number; end: number } | null | undefined) => {
    if (source?.type === 'Literal' && typeof source.value === 'string') {
      found.push({ value: source.value, start: source.start, end: source.end });
    }
  };
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Refused(`The declarations of ${file} cannot be read: ${errors[0]?.message}`);
  new Visitor({
    ImportDeclaration(node) {
      add(node.source);
    },
    ExportNamedDeclaration(node) {
      add(node.source);
    },
    ExportAllDeclaration(node) {
      add(node.source);
    },
    TSImportType(node) {
      add(node.source);
    },
    TSExternalModuleReference(node) {
      add(node.expression);
    },
    TSModuleDeclaration(node) {
      add(node.id);
    },
  }).visit(program);
  return found.sort((a, b) => a.start - b.start);
}

const filesToTry = (target: string) => [`${target}.d.ts`, `${target}/index.d.ts`, target.replace(/\.tsx?$/, '.d.ts')];

/** Makes imports of emitted files relative and collects those files. Imports of packages stay as they are. */
export function rewriteImports({ file, text, emitted, declared }: Declaration): {
  readonly text: string;
  readonly reached: readonly string[];
} {
  const reached: string[] = [];
  let [rewritten, position] = ['', 0];
  for (const { value, start, end } of importedModules(file, text)) {
    const target = value.startsWith('.')
      ? filesToTry(path.posix.join(path.posix.dirname(file), value)).find((canary) => emitted.has(canary))
      : declared[value];
    if (target === undefined && value.startsWith('.')) {
      throw new Refused(
        `The public types reach ${value} from ${file}, which has no declarations. Keep it out of them.`,
      );
    }
    if (target === undefined) continue;
    reached.push(target);
    const relative = path.posix.relative(path.posix.dirname(file), target).replace(/\.d\.ts$/, '');
    rewritten += `${text.slice(position, start)}'${relative.startsWith('.') ? relative : `./${relative}`}'`;
    position = end;
  }
  return { text: rewritten + text.slice(position), reached };
}
