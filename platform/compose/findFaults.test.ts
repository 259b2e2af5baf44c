import { findFaults } from './findFaults';

const own = { files: '/{release}/' };

test('finds the faults of each part, each once', async () => {
  const parts = [
    { css: 'body{color:red}', markups: ['<b>x</b>', '<script></script><script></script>'] },
    { css: '', markups: ['<p>x</p>'] },
  ];
  expect(await findFaults('lists', parts, own)).toEqual([['a rule for body', 'the element script'], []]);
});

test('names the first of very many faults, and the start of a long one', async () => {
  const markups = [
    `<a href="${'x'.repeat(1e6)}"></a>${Array.from({ length: 1000 }, (_, i) => `<p x${i}></p>`).join('')}`,
  ];
  const [faults = []] = await findFaults('lists', [{ css: '', markups }], own);
  expect([faults.length, faults[0]?.length]).toEqual([20, 300]);
});

test.each([
  ['elements that stay open', { css: '', markups: ['<div>'.repeat(2e5) + '</p>'.repeat(2e5)] }],
  ['rules within rules', { css: `${`${'a,'.repeat(5e3)}b{`.repeat(4)}x:y`, markups: [] }],
])('gives up on %s', async (_, part) => {
  await expect(findFaults('lists', [part], own, 3_000)).rejects.toThrow(/longer than 3 s|memory/);
});
