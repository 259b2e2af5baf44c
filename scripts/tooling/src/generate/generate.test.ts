import { newFeature } from './newFeature';
import { newRemote } from './newRemote';
import { newRepository } from './newRepository';
import { fill } from './template';

test('a template is filled with every form of a name', () => {
  const filled = fill('__kebab__ __Pascal__Page __camel__.api.ts "__Title__" __other__', 'top-wins');
  expect(filled).toBe('top-wins TopWinsPage topWins.api.ts "Top wins" __other__');
});

test.each([[[]], [['wallet']], [['workbench']], [['top-wins']], [['Trophies']], [['trophies', '--page']]])(
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

test.each([
  [[], 'tessera new'],
  [['../Trophies'], 'Trophies names no remote: small letters'],
  [['../shell'], 'shell names no remote'],
  [['../nowhere/wallet'], /^wallet exposes HeaderWallet, .* Copy its sources to /],
  [['../trophies', '--page'], 'tessera new'],
])('tessera new rejects %p and says what it takes', async (args, said) => {
  await expect(newRepository(args)).rejects.toThrow(said);
});

test('new:feature does not touch an existing feature', async () => {
  await expect(newFeature(['lists', 'bets'])).rejects.toThrow('mfe-lists/src/features/bets exists already.');
});
