import { type NodePath, parseSync, traverse, types } from '@babel/core';

/** A module split into two files that share its state. */
export interface SplitModule {
  /** The code behind the names that a page loads first. It imports nothing from the rest. */
  readonly core: string;
  /** Everything else; it imports what it needs from the core. */
  readonly rest: string;
  /** Re-exports the module's names from both files. */
  readonly facade: string;
}

/** Import specifiers of a split module's files. */
export interface SplitAddresses {
  readonly core: string;
  readonly rest: string;
}

interface Statement {
  readonly node: types.Statement;
  /** Top-level names that it declares. */
  readonly declares: Set<string>;
  /** Statements that have to be in the same file. */
  readonly needs: Set<Statement>;
}

/** Dependencies between statements: using a name needs its declaration, which needs everything that assigns or modifies it. */
function statementsOf(ast: types.File): readonly Statement[] {
  const statements = new Map<types.Node, Statement>();
  traverse(ast, {
    Program(program) {
      for (const { node } of program.get('body')) statements.set(node, { node, declares: new Set(), needs: new Set() });
      const around = (place: NodePath): Statement => {
        const outermost = place.find(({ parentPath }) => parentPath === program);
        const statement = outermost === null ? undefined : statements.get(outermost.node);
        if (statement === undefined) throw new Error(`A name stands outside of every statement: ${place}`);
        return statement;
      };
      for (const [name, binding] of Object.entries(program.scope.bindings)) {
        if (binding.kind === 'module') continue;
        const declaring = around(binding.path);
        declaring.declares.add(name);
        for (const place of [...binding.referencePaths, ...binding.constantViolations])
          around(place).needs.add(declaring);
        for (const place of binding.constantViolations) declaring.needs.add(around(place));
      }
      program.skip();
    },
  });
  const all = [...statements.values()];
  for (const amending of all) {
    if (types.isExportDeclaration(amending.node) || amending.declares.size > 0) continue;
    for (const declaring of amending.needs) declaring.needs.add(amending);
  }
  return all;
}

function withNeeds(first: readonly Statement[]): ReadonlySet<Statement> {
  const found = new Set(first);
  for (const statement of found) for (const needed of statement.needs) found.add(needed);
  return found;
}

/** The exported names of the module with their local names, from its `export { … }`. */
const exportsOf = (statements: readonly Statement[]): readonly (readonly [name: string, local: string])[] =>
  statements
    .flatMap(({ node }) => (node.type === 'ExportNamedDeclaration' && !node.source ? node.specifiers : []))
    .flatMap((specifier) => {
      if (specifier.type !== 'ExportSpecifier') return [];
      const { local, exported } = specifier;
      return [[exported.type === 'Identifier' ? exported.name : exported.value, local.name] as const];
    });

const listed = (names: Iterable<string>) => `{ ${[...new Set(names)].join(', ')} }`;

/**
 * Splits a module statement by statement, so that a page can load some of its names first and the others later:
 * both files share the same variables, which two copies would not.
 *
 * @param coreNames names that the page loads first
 */
export function splitModule(source: string, coreNames: readonly string[], addresses: SplitAddresses): SplitModule {
  const ast = parseSync(source, { sourceType: 'module', configFile: false, babelrc: false });
  if (ast === null) throw new Error('There is nothing to split.');
  const textOf = ({ start, end }: types.Node) => source.slice(start ?? 0, end ?? 0);
  const all = statementsOf(ast);
  const text = (statements: readonly Statement[]) => statements.map(({ node }) => textOf(node));
  const imports = all.filter(({ node }) => types.isImportDeclaration(node));
  const handedOn = all.filter(({ node }) => types.isExportDeclaration(node) && 'source' in node && node.source);
  const body = all.filter(({ node }) => !types.isImportDeclaration(node) && !types.isExportDeclaration(node));
  const exported = exportsOf(all);
  const declaring = all.find(
    ({ node }) => types.isExportDefaultDeclaration(node) || ('declaration' in node && node.declaration),
  );
  if (declaring !== undefined)
    throw new Error(`Only \`export { … }\` can be split: ${textOf(declaring.node).slice(0, 80)}`);

  const wanted = new Set(exported.filter(([name]) => coreNames.includes(name)).map(([, local]) => local));
  const isWanted = ({ declares, needs }: Statement) =>
    [...declares].some((name) => wanted.has(name)) || declares.size + needs.size === 0;
  const core = withNeeds(body.filter(isWanted));
  const inRest = body.filter((statement) => !core.has(statement));
  const declaredBy = (statements: Iterable<Statement>) =>
    new Set([...statements].flatMap(({ declares }) => [...declares]));
  const coreLocals = declaredBy(core);
  const restLocals = declaredBy(inRest);
  const lent = [...declaredBy(inRest.flatMap(({ needs }) => [...needs]))].filter((name) => coreLocals.has(name));
  const ownOf = (locals: ReadonlySet<string>) => exported.filter(([, local]) => locals.has(local));
  const renamed = (names: typeof exported) => listed(names.map(([name, local]) => `${local} as ${name}`));
  return {
    core: [
      ...text([...imports, ...body.filter((statement) => core.has(statement))]),
      `export ${listed([...ownOf(coreLocals).map(([, local]) => local), ...lent])};`,
    ].join('\n'),
    rest: [
      ...text(imports),
      `import ${listed(lent)} from ${JSON.stringify(addresses.core)};`,
      ...text(inRest),
      `export ${listed(ownOf(restLocals).map(([, local]) => local))};`,
    ].join('\n'),
    facade: [
      ...text([...imports, ...handedOn]),
      `export ${renamed(ownOf(coreLocals))} from ${JSON.stringify(addresses.core)};`,
      `export ${renamed(ownOf(restLocals))} from ${JSON.stringify(addresses.rest)};`,
      `export ${renamed(exported.filter(([, local]) => !coreLocals.has(local) && !restLocals.has(local)))};`,
    ].join('\n'),
  };
}
