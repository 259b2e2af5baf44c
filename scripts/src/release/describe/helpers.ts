import { type Node, type ParamPattern, type Program, Visitor } from 'oxc-parser';

/** A function that hands one of its parameters on as an event's name or a storage key. */
export interface Helper {
  /** File that it stands in; others have it when they import its name. */
  readonly file: string;
  readonly name: string;
  readonly position: number;
  readonly kind: 'events' | 'storage';
}

interface NamedFunction {
  readonly name: string;
  readonly parameters: readonly (string | undefined)[];
}

const parameterNames = (params: readonly ParamPattern[]) =>
  params.map((parameter) => (parameter.type === 'Identifier' ? parameter.name : undefined));

/** Named functions of a file with the span of text that they take. */
function namedFunctions(program: Program): readonly (NamedFunction & { start: number; end: number })[] {
  const found: (NamedFunction & { start: number; end: number })[] = [];
  new Visitor({
    FunctionDeclaration({ id, params, start, end }) {
      if (id !== null) found.push({ name: id.name, parameters: parameterNames(params), start, end });
    },
    VariableDeclarator({ id, init, start, end }) {
      const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
      if (id.type === 'Identifier' && isFunction) {
        found.push({ name: id.name, parameters: parameterNames(init.params), start, end });
      }
    },
  }).visit(program);
  return found;
}

/** The helper that makes a name of one of its parameters, when that is what the node is. */
export function helperOf(file: string, program: Program, node: Node, kind: Helper['kind']): Helper | undefined {
  if (node.type !== 'Identifier') return undefined;
  for (const { name, parameters, start, end } of namedFunctions(program)) {
    const position = parameters.indexOf(node.name);
    if (position >= 0 && start <= node.start && node.end <= end) return { file, name, position, kind };
  }
  return undefined;
}

/** The helpers that a file can call: its own, and those whose names it imports. */
export function helpersWithin(file: string, program: Program, helpers: readonly Helper[]): readonly Helper[] {
  const imported = new Set(
    program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? statement.specifiers.map(({ local }) => local.name) : [],
    ),
  );
  return helpers.filter((helper) => helper.file === file || imported.has(helper.name));
}
