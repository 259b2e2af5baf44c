import { transformSync } from '@swc/core';
import { splitModule } from './splitModule';

const source = `
import * as outside from 'outside';
export * from 'further';
import { passed } from 'elsewhere';
var Context = { value: 'none' };
Context.displayName = 'Context';
var count = 0;
function read() { return Context.value; }
function provide(value) { Context.value = value; return outside.log(value); }
function increase() { return ++count; }
function counted() { return count; }
const unused = () => Other;
class Other {}
var made;
made = new Map();
const size = () => made.size;
export { read, counted, provide as give, increase, unused, size, passed, read as default };
`;

type Exports = Readonly<Record<string, (...values: unknown[]) => unknown>>;

/** Runs the files and returns their exports. */
function run(coreNames: readonly string[]) {
  const files = splitModule(source, coreNames, { core: 'core', rest: 'rest' });
  const loaded: Record<string, Exports> = {
    outside: { log: (text) => text },
    elsewhere: { passed: () => 'passed' },
    further: { further: () => 'further' },
  };
  for (const name of ['core', 'rest', 'facade'] as const) {
    const { code } = transformSync(files[name], { module: { type: 'commonjs' } });
    const exports: Exports = {};
    loaded[name] = exports;
    new Function('exports', 'require', code)(exports, (request: string) => loaded[request]);
  }
  return { files, whole: loaded.facade as Exports, core: loaded.core as Exports };
}

test('both files share the same variables', () => {
  const { whole, core } = run(['read']);
  whole.give?.('given');
  expect(core.read?.()).toBe('given');
  whole.increase?.();
  expect(whole.counted?.()).toBe(1);
});

test('the facade exports every name of the module, its own and re-exported ones', () => {
  const { whole } = run(['read']);
  expect(Object.keys(whole).sort()).toEqual([
    'counted',
    'default',
    'further',
    'give',
    'increase',
    'passed',
    'read',
    'size',
    'unused',
  ]);
  expect([whole.passed?.(), whole.further?.(), whole.default]).toEqual(['passed', 'further', whole.read]);
});

test('the core contains what its names need, the statements that modify those, and no more', () => {
  const { core } = run(['read']).files;
  expect(core).toContain("Context.displayName = 'Context'");
  for (const name of ['provide', 'counted', 'Other', 'made']) expect(core).not.toContain(name);
});

test('code that assigns a variable is in the variable’s file', () => {
  expect(run(['counted']).files.core).toContain('function increase');
});

test.each([[[]], [['read', 'counted', 'give', 'increase', 'unused', 'size', 'default']]])('splits at %j', (names) => {
  const { whole } = run(names);
  expect([whole.read?.(), whole.size?.()]).toEqual(['none', 0]);
});

test.each(['export const a = 1;', 'export default 1;'])('rejects %s, whose name it would lose', (text) => {
  expect(() => splitModule(text, [], { core: 'core', rest: 'rest' })).toThrow('can be split');
});
