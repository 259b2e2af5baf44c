import { findFaults } from './findFaults';

const own = { files: '/{release}/' };

test('finds the faults of each part, each once', async () => {
  const parts = [
    { css: 'body{color:red}', markups: ['<b>x</b>', '<script></script><script></script>'] },
    { css: '', markups: ['<p>x</p>'] },
  ];
  expect(await findFaults('lists', parts, own)).toEqual([['a rule for body', 'the element script'], []]);
});

test('refuses addresses that lead out of the release, or into the shell', async () => {
  const paths = [
    ...['../x.svg', 'a.svg/../../x.svg', '%2e%2E/x.svg', '.%2e/x.svg', 'a.svg%2f..%2fx.svg', 'a.svg%2F%2e%2e/x.svg'],
    ...['..\\x.svg', '.\t./x.svg', 'a.svg&sol;&period;&period;/x.svg', ''],
  ];
  const inMarkup = [...paths.map((path) => `/{release}/${path}`), '/{shell}/../x.svg'];
  const parts = [
    ...inMarkup.map((url) => ({ css: '', markups: [`<img src="${url}">`] })),
    ...inMarkup.map((url) => ({ css: '', markups: [`<a href="${url}">x</a>`] })),
    ...paths.map((path) => ({ css: `[data-module^="lists/"] a{background:url("/{release}/${path}")}`, markups: [] })),
  ];
  const found = await findFaults('lists', parts, own);
  expect(parts.filter((_, index) => !found[index]?.some((fault) => fault.startsWith('the address /{')))).toEqual([]);
});

test('refuses addresses of pages that lead to files of another release', async () => {
  const paths = [
    '/..',
    '/x/../lists/0.9.0-b/x.svg',
    '/./lists/x.svg',
    '/x/%2E./lists/x.svg',
    '/x%2f..%5clists/x.svg',
    '/x\\..\\y',
  ];
  const parts = [
    ...paths.map((path) => ({ css: '', markups: [`<a href="${path}">x</a>`] })),
    { css: '', markups: ['<img src="/lists/0.9.0-b/x.svg">'] },
  ];
  const found = await findFaults('lists', parts, own);
  expect(parts.filter((_, index) => !found[index]?.some((fault) => fault.startsWith('the address /')))).toEqual([]);
});

test('accepts files of the release, also a part of one', async () => {
  const parts = [
    { css: '[data-module^="lists/"] a{background:url(/{release}/assets/a.1-2_3.svg)}', markups: [] },
    {
      css: '',
      markups: [
        '<img src="/{release}/assets/a.svg#coin"><a href="/{release}/a.svg">x</a><a href="/games/AC%2FDC?a=../b">x</a>',
      ],
    },
  ];
  expect(await findFaults('lists', parts, own)).toEqual([[], []]);
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
