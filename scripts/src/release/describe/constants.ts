import type { Argument, Expression, ParamPattern, Program } from 'oxc-parser';
import { Visitor } from 'oxc-parser';

/** What the names of a file stand for: one text, or each text of a list. */
export type Constants = ReadonlyMap<string, readonly string[]>;

/**
 * The texts that an expression may stand for. One whose end is made at run time is known by its beginning:
 * `tessera.lists.*`.
 *
 * @returns `undefined` when they cannot be read from the file
 */
export function readTexts(
  node: Expression | Argument | null | undefined,
  constants: Constants,
): readonly string[] | undefined {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : undefined;
    case 'TemplateLiteral': {
      const beginning = node.quasis[0]?.value.cooked ?? '';
      if (node.expressions.length === 0) return [beginning];
      return beginning === '' ? undefined : [`${beginning}*`];
    }
    case 'ArrayExpression': {
      const texts = node.elements.map((element) =>
        element === null || element.type === 'SpreadElement' ? undefined : readTexts(element, constants),
      );
      return texts.every((each) => each !== undefined) ? texts.flat() : undefined;
    }
    case 'Identifier':
      return constants.get(node.name);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return readTexts(node.expression, constants);
    default:
      return undefined;
  }
}

/** What the variables of a file stand for. A name that may stand for other things too is left out. */
export function constantsOf(program: Program): Constants {
  const texts = new Map<string, readonly string[]>();
  const others = new Set<string>();
  const learn = (name: string, found: readonly string[] | undefined) => {
    if (found === undefined) others.add(name);
    else texts.set(name, [...new Set([...(texts.get(name) ?? []), ...found])]);
  };
  const shadow = ({ params }: { readonly params: readonly ParamPattern[] }) => {
    for (const parameter of params) if (parameter.type === 'Identifier') others.add(parameter.name);
  };
  const looped = new Set<unknown>();
  new Visitor({
    ForOfStatement({ left, right }) {
      if (left.type !== 'VariableDeclaration') return;
      const [declarator] = left.declarations;
      looped.add(declarator);
      if (declarator?.id.type === 'Identifier') learn(declarator.id.name, readTexts(right, texts));
    },
    VariableDeclarator(declarator) {
      const { id, init } = declarator;
      if (id.type === 'Identifier' && !looped.has(declarator)) learn(id.name, readTexts(init, texts));
    },
    AssignmentExpression({ left }) {
      if (left.type === 'Identifier') others.add(left.name);
    },
    FunctionDeclaration: shadow,
    FunctionExpression: shadow,
    ArrowFunctionExpression: shadow,
  }).visit(program);
  for (const name of others) texts.delete(name);
  return texts;
}
