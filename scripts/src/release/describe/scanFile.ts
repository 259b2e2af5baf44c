import { type Argument, type Expression, type Program, parseSync, Visitor } from 'oxc-parser';
import { constantsOf, readTexts } from './constants';
import { domEvents } from './domEvents';
import { type Helper, helperOf, helpersWithin } from './helpers';

/** Names that exports of the contracts use on behalf of whoever imports them; `*` for the caller's first argument. */
export type ContractNames = Readonly<
  Record<
    string,
    Readonly<Record<string, { readonly events?: readonly string[]; readonly storage?: readonly string[] }>>
  >
>;

/** What one file uses that others see too. */
export interface FileUses {
  readonly events: Set<string>;
  readonly storage: Set<string>;
  /** `line: what` of each name that cannot be read. */
  readonly unreadable: string[];
  /** Functions of the file whose callers say the name. */
  readonly helpers: Helper[];
}

const storages = new Set(['localStorage', 'sessionStorage']);
const storageCalls = new Set(['getItem', 'setItem', 'removeItem']);
const harmless = new Set(['length', 'key', 'clear', ...storageCalls]);
const nouns = { events: 'event', storage: 'key' } as const;
const eventClasses = new Set(['Event', 'CustomEvent']);

/** `x` of `x`, `window.x` and `window['x']`. */
function lastName(node: Expression | Argument): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return undefined;
  if (node.computed) return readTexts(node.property as Expression, new Map())?.[0];
  return node.property.type === 'Identifier' ? node.property.name : undefined;
}

const isStorage = (node: Expression | Argument) => storages.has(lastName(node) ?? '');

/** Finds the events and storage keys that a file uses, by its syntax. */
export function scanFile(
  file: string,
  text: string,
  contracts: ContractNames,
  helpers: readonly Helper[] = [],
): FileUses {
  const { program } = parseSync(file, text);
  const constants = constantsOf(program);
  const found: FileUses = { events: new Set(), storage: new Set(), unreadable: [], helpers: [] };
  const note = (at: number, what: string) => found.unreadable.push(`${text.slice(0, at).split('\n').length}: ${what}`);
  const add = (kind: Helper['kind'], node: Argument | undefined, at: number, what: string) => {
    const names = readTexts(node, constants);
    const helper = names === undefined && node !== undefined ? helperOf(file, program, node, kind) : undefined;
    if (helper !== undefined) found.helpers.push(helper);
    else if (names === undefined) note(at, what);
    for (const name of names ?? []) if (kind === 'storage' || !domEvents().has(name)) found[kind].add(name);
  };
  const callable = helpersWithin(file, program, helpers);
  const named = readImports(program, contracts, found);
  // Only where a file has to do with a storage at all: other things have a getItem too.
  const mentionsStorage = [...storages].some((name) => text.includes(name));

  new Visitor({
    CallExpression({ callee, arguments: args, start }) {
      const name = lastName(callee);
      if (callee.type === 'Identifier') {
        const kind = named.get(callee.name);
        if (kind !== undefined) add(kind, args[0], start, `the ${nouns[kind]} of ${callee.name}(…)`);
        for (const { position, kind } of callable.filter((helper) => helper.name === callee.name)) {
          add(kind, args[position], start, `what ${callee.name}(…) is to use`);
        }
      }
      // A listener whose event cannot be read is let be: who only listens changes nothing for others.
      if (name === 'addEventListener' && readTexts(args[0], constants) !== undefined) add('events', args[0], start, '');
      if (name === undefined || callee.type !== 'MemberExpression') return;
      if (storageCalls.has(name) && mentionsStorage) add('storage', args[0], start, `the key of ${name}(…)`);
      if (name === 'clear' && isStorage(callee.object)) note(start, 'clear() takes the keys of others too');
    },
    NewExpression({ callee, arguments: [first], start }) {
      const name = lastName(callee) ?? '';
      if (eventClasses.has(name)) add('events', first, start, `the event of new ${name}(…)`);
    },
    MemberExpression(member) {
      if (!isStorage(member.object)) return;
      const name = lastName(member);
      if (name === undefined) note(member.start, 'a key of a storage');
      else if (!harmless.has(name)) found.storage.add(name);
    },
  }).visit(program);
  return found;
}

/** Adds what imported functions of the contracts use; returns local names of those whose caller says the name, with its kind. */
function readImports(program: Program, contracts: ContractNames, found: FileUses): ReadonlyMap<string, Helper['kind']> {
  const named = new Map<string, Helper['kind']>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.importKind === 'type') continue;
      const { imported, local } = specifier;
      const uses = contracts[statement.source.value]?.[imported.type === 'Identifier' ? imported.name : imported.value];
      for (const kind of ['events', 'storage'] as const) {
        for (const name of uses?.[kind] ?? []) {
          if (name === '*') named.set(local.name, kind);
          else found[kind].add(name);
        }
      }
    }
  }
  return named;
}
