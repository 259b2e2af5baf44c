import { runPrerenderer } from './runPrerenderer';

const request = { config: {}, answers: {}, pages: [] };
const rendering = (code: string) => `exports.prerender = () => { ${code} };`;

test.each([
  ['loops', 'for (;;);'],
  ['backtracks in a regular expression', `return /^(a+)+$/.test('a'.repeat(60) + 'b');`],
  ['stays in a function of the language', `return 'a'.repeat(1e7).indexOf('a'.repeat(5e6) + 'b');`],
  ['loops again wherever it ends', 'const again = () => { try { for (;;); } finally { again(); } }; again();'],
])('ends a prerenderer that %s', async (_, code) => {
  const running = runPrerenderer(rendering(code), request, 2_000);
  await expect(running).rejects.toThrow('it took longer than 2 s');
});

test.each([
  ['allocates', `const all = []; for (;;) all.push([...'a'.repeat(1e5)]);`, /out of memory/],
  ['allocates buffers', 'const all = []; for (;;) all.push(new Uint8Array(1e7));', /out of memory|invalid array/],
  ['allocates little at a time', 'const all = []; for (;;) all.push(new ArrayBuffer(1e6));', /out of memory/],
  ['makes names ever longer', 'let f = () => 1; for (;;) f = f.bind(null);', /out of memory/],
  ['leaves no memory for an error', 'let all = {}; for (;;) all = Object.create(all);', /^out of memory$/],
  ['recurses', 'const recurse = () => recurse() + 1; recurse();', /stack overflow/],
  ['parses what is nested too deeply', `JSON.parse('['.repeat(1e7));`, /stack overflow|out of memory/],
  ['evaluates what is nested too deeply', `eval('('.repeat(1e6));`, /stack overflow/],
  [
    'renders what is nested too deeply',
    'let all = []; for (let i = 0; i < 6e3; i++) all = [all]; return all;',
    /overflow|call stack/,
  ],
  ['renders too much', `return 'a'.repeat(4e6);`, /more than 2000000 characters/],
  ['throws too much', `throw new Error('a'.repeat(5e6));`, /^Error: a{100,500}$/],
  ['throws what is too large to be read', `throw new Error('a'.repeat(2e7));`, /^it failed with no readable reason$/],
])('refuses a prerenderer that %s', async (_, code, reason) => {
  await expect(runPrerenderer(rendering(code), request)).rejects.toThrow(reason);
});

test('cannot import', async () => {
  const code = `
    const seen = [];
    import('node:fs').then(() => seen.push('imported'), () => seen.push('refused'));
    exports.prerender = () => seen;`;
  expect(await runPrerenderer(code, request)).toEqual([]);
});

test('has only the language', async () => {
  const code = rendering('return Object.getOwnPropertyNames(globalThis).sort();');
  const names = (await runPrerenderer(code, request)) as string[];
  const ofNode = Object.getOwnPropertyNames(globalThis).filter((name) => /^[a-z]/.test(name));
  const ofLanguage =
    /^(globalThis|undefined|eval|isFinite|isNaN|parseFloat|parseInt|(en|de)codeURI(Component)?|(un)?escape)$/;
  expect(names.filter((name) => ofNode.includes(name) && !ofLanguage.test(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['JSON', 'Map', 'exports', 'module']));
});
