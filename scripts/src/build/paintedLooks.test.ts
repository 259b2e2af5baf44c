import { joinLooks, outermostElements } from './paintedLooks';

test('splits markup into its outermost elements', () => {
  expect(
    outermostElements('<a href="/">x</a><div><img src="a.svg"/><p>y<b></b></p></div><svg><path d="M0"></path></svg>'),
  ).toEqual(['<a href="/">x</a>', '<div><img src="a.svg"/><p>y<b></b></p></div>', '<svg><path d="M0"></path></svg>']);
});

test.each(['<div><p></p>', 'text', '<p></p>text'])('refuses %s, which is not made of whole elements', (markup) => {
  expect(() => outermostElements(markup)).toThrow('whole elements');
});

test('keeps of every other look only what differs', () => {
  const { root, templates } = joinLooks({
    visitor: '<a></a><header>Log in</header><div class="narrow"><main>page</main></div>',
    player: '<a></a><header>$ 1</header><div class="narrow"><main>page</main></div>',
    wide: '<a></a><header>$ 1</header><div class="wide"><main>page</main></div>',
    same: '<a></a><header>Log in</header><div class="narrow"><main>page</main></div>',
  });
  expect(root).toContain('Log in');
  expect(templates.split('\n')).toEqual([
    '<template data-painted="player" data-at="1"><header>$ 1</header></template>',
    '<template data-painted="wide" data-at="1 2"><header>$ 1</header><div class="wide" data-keeps-content></div></template>',
    '<template data-painted="same" data-at=""></template>',
  ]);
});

test('refuses looks with different frames', () => {
  expect(() => joinLooks({ visitor: '<p></p>', player: '<p></p><nav></nav>' })).toThrow('player');
});
