import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser';

/** Names that one file shares with others. */
export interface FileUses {
  readonly events: readonly string[];
  readonly storage: readonly string[];
  /** Exports of the router that it imports. */
  readonly router: readonly string[];
  /** `line: what` of each name that cannot be determined. */
  readonly unreadable: readonly string[];
}

/** Functions of the contracts whose arguments are names. The linter allows no other access to events or storage. */
const naming: ReadonlyMap<string, 'events' | 'storage'> = new Map([
  ...['emit', 'on', 'emitExternal', 'onExternal'].map((name) => [name, 'events'] as const),
  ...['playerItem', 'deviceItem', 'tabItem', 'storageNames'].map((name) => [name, 'storage'] as const),
]);

/** Those whose arguments are all names; for the others only the first is. */
const takesNamesOnly = new Set(['storageNames']);

const textOf = (node: Argument | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** Finds the events and storage keys in a file's calls of the contracts' functions, and what it imports of the router. */
export function scanFile(file: string, text: string): FileUses {
  const { program, module } = parseSync(file, text);
  const found = { events: new Set<string>(), storage: new Set<string>() };
  const unreadable: string[] = [];
  const note = (at: number, what: string) => unreadable.push(`${text.slice(0, at).split('\n').length}: ${what}`);

  const imported = new Map<string, string>();
  /** Whole parts of the contracts. */
  const parts = new Set<string>();
  const router: string[] = [];
  for (const { moduleRequest, importName, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest?.value === 'react-router-dom' && !isType) router.push(importName.name ?? '*');
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    // Inside the contracts, imports are relative.
    const isContract =
      moduleRequest.value.startsWith('@tessera/shared-contracts/') || file.includes('/shared-contracts/');
    if (moduleRequest.value === 'react-router-dom') {
      router.push(...entries.flatMap(({ importName, isType }) => (isType ? [] : [importName.name ?? '*'])));
    }
    for (const { importName, localName, isType } of isContract ? entries : []) {
      if (importName.kind === 'NamespaceObject' && !isType) parts.add(localName.value);
      if (naming.has(importName.name ?? '')) imported.set(localName.value, importName.name ?? '');
    }
  }

  /** The called function's name in the contracts. */
  const calledName = (callee: Expression): string => {
    if (callee.type === 'Identifier') return imported.get(callee.name) ?? '';
    if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return '';
    const { object, property } = callee;
    return parts.has(object.name) && property.type === 'Identifier' ? property.name : '';
  };

  new Visitor({
    CallExpression({ callee, arguments: args, start }) {
      const name = calledName(callee);
      const kind = naming.get(name);
      if (kind === undefined) return;
      for (const argument of takesNamesOnly.has(name) ? args : args.slice(0, 1)) {
        const value = textOf(argument);
        if (value === undefined) note(start, `the name in ${name}(…)`);
        else found[kind].add(value);
      }
    },
  }).visit(program);
  return { events: [...found.events], storage: [...found.storage], router, unreadable };
}
