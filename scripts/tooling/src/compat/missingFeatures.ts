import { type AnyNode, parse } from 'acorn';
import { globalFeatures, isMissing, memberFeatures, methodFeatures } from './browserData';

/** Globals that hold an object, by its interface. */
const interfaceOf: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  navigator: 'Navigator',
  performance: 'Performance',
  window: 'Window',
};

/** What libraries use although a served browser lacks it, each with the reason that it does no harm. */
const harmless: Readonly<Record<string, string>> = {
  '.startViewTransition()': 'React tries it, and goes on without it',
  '.toHex()': '@noble/hashes asks for it once, when it is loaded',
  '.use()': "React's hook of that name",
};

/** Features of a function, by name: those that it uses, with their places, and those that it asks for. */
interface Scope {
  readonly uses: Map<string, AnyNode>;
  readonly tests: Set<string>;
}

const nodesIn = (value: unknown): readonly AnyNode[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && 'type' in value ? [value as AnyNode] : [];
};

/** A feature that some served browser lacks, and that a node reads: `URL.canParse`, `new X()`, or a method of any object, `.toSorted()`. */
function missingIn(node: AnyNode, isCalled: boolean): string | undefined {
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier') {
    return isMissing(globalFeatures(node.callee.name)) ? `new ${node.callee.name}()` : undefined;
  }
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed) return undefined;
  const { object, property } = node;
  const global = object.type === 'Identifier' ? (interfaceOf[object.name] ?? object.name) : '';
  if (globalFeatures(global).length > 0) {
    const features = [
      ...memberFeatures(global, property.name),
      ...(global === 'Window' ? globalFeatures(property.name) : []),
    ];
    return isMissing(features) ? `${global}.${property.name}` : undefined;
  }
  return isCalled && isMissing(methodFeatures(property.name)) ? `.${property.name}()` : undefined;
}

/**
 * Finds what a script uses that a served browser lacks, by MDN's data. A function may use what it or one around it asks for: by
 * `?.`, or by reading it without using it.
 *
 * @param ecmaVersion the version of the language that these browsers know; Safari learnt it last, with 16.4
 * @returns names, each with the text around its first use
 * @throws when the script has newer syntax
 */
export function missingFeatures(script: string, ecmaVersion: 5 | 2022 = 2022): ReadonlyMap<string, string> {
  const visit = (node: AnyNode, scope: Scope, parent?: AnyNode): void => {
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
    const isUsed = (isCalled || (parent?.type === 'MemberExpression' && parent.object === node)) && !parent.optional;
    const isFunction = /Function/.test(node.type);
    const own: Scope = isFunction ? { uses: new Map(), tests: new Set() } : scope;
    const name = missingIn(node, isCalled);
    if (name !== undefined && (isUsed || node.type === 'NewExpression')) own.uses.set(name, node);
    else if (name !== undefined) own.tests.add(name);
    for (const child of Object.values(node).flatMap(nodesIn)) visit(child, own, node);
    if (!isFunction) return;
    for (const [use, place] of own.uses) if (!own.tests.has(use)) scope.uses.set(use, place);
  };
  const whole: Scope = { uses: new Map(), tests: new Set() };
  visit(parse(script, { ecmaVersion }), whole);
  const found = [...whole.uses].filter(([name]) => !(whole.tests.has(name) || name in harmless));
  return new Map(found.map(([name, { end }]) => [name, script.slice(Math.max(0, end - 60), end + 30)]));
}
