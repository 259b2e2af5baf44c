import { rowOf } from './edits';
import { newFeature } from './newFeature';
import { newRemote } from './newRemote';
import { removeRemote } from './removeRemote';
import { fill } from './template';

test('a template is filled with every form of a name', () => {
  const filled = fill('__kebab__ __Pascal__Page __camel__.api.ts "__Title__" __other__', 'top-wins');
  expect(filled).toBe('top-wins TopWinsPage topWins.api.ts "Top wins" __other__');
});

test('adds a row at the end of the named block, and removes it with all of its lines', () => {
  const text = 'const a = {\n  x: {\n  },\n};\n\nconst b = {\n  y: 1,\n};\n';
  const row = rowOf('const a', '  z: {\n    w: 1,\n  },');
  const added = text.replace('  },\n};', '  },\n  z: {\n    w: 1,\n  },\n};');
  expect(row.add(text)).toBe(added);
  expect(row.remove(added)).toBe(text);
  expect(row.remove(text)).toBe(text);
  expect(() => rowOf('const b', '  y: 2,').add(text)).toThrow('const b has "y" already.');
  expect(() => rowOf('const c', '').add(text)).toThrow('Nothing begins with "const c".');
});

test.each([[[]], [['wallet']], [['workbench']], [['top-wins']], [['Trophies']], [['trophies', '--pages']]])(
  'new:remote rejects %p and says what it takes',
  async (args) => {
    await expect(newRemote(args)).rejects.toThrow(/npm run new:remote --|Choose another name/);
  },
);

test.each([[[]], [['lists']], [['shell', 'top-wins']], [['lists', 'TopWins']], [['lists', '../bets']]])(
  'new:feature rejects %p and says what it takes',
  async (args) => {
    await expect(newFeature(args)).rejects.toThrow('npm run new:feature --');
  },
);

test('new:feature does not touch an existing feature', async () => {
  await expect(newFeature(['lists', 'bets'])).rejects.toThrow('mfe-lists/src/features/bets exists already.');
});

test.each([[[]], [['shell']], [['unknown']]])('remove:remote rejects %p and says what it takes', async (args) => {
  await expect(removeRemote(args)).rejects.toThrow(/npm run remove:remote --|no remote named/);
});

test('remove:remote keeps a remote that others use, and says where', async () => {
  await expect(removeRemote(['lists', '--force'])).rejects.toThrow(/host-shell\/src\/home\/\w+\.tsx?/);
});
