import { joinVariants, outermostElements } from './joinVariants';

test('splits markup into its outermost elements', () => {
  expect(
    outermostElements('<a href="/">x</a><div><img src="a.svg"/><p>y<b></b></p></div><svg><path d="M0"></path></svg>'),
  ).toEqual(['<a href="/">x</a>', '<div><img src="a.svg"/><p>y<b></b></p></div>', '<svg><path d="M0"></path></svg>']);
});

test.each(['<div><p></p>', 'text', '<p></p>text'])(
  'rejects %s, which does not consist of complete elements',
  (markup) => {
    expect(() => outermostElements(markup)).toThrow('whole elements');
  },
);

test('keeps only what differs in every other variant', () => {
  const { root, templates } = joinVariants({
    visitor: '<a></a><header>Log in</header><div class="narrow"><main>page</main></div>',
    player: '<a></a><header>$ 1</header><div class="narrow"><main>page</main></div>',
    wide: '<a></a><header>$ 1</header><div class="wide"><main>page</main></div>',
    same: '<a></a><header>Log in</header><div class="narrow"><main>page</main></div>',
  });
  expect(root).toContain('Log in');
  expect(templates.split('\n')).toEqual([
    '<template data-variant="player" data-at="1"><header>$ 1</header></template>',
    '<template data-variant="wide" data-at="1 2"><header>$ 1</header><div class="wide" data-keeps-content></div></template>',
    '<template data-variant="same" data-at=""></template>',
  ]);
});

test('rejects variants with different frames', () => {
  expect(() => joinVariants({ visitor: '<p></p>', player: '<p></p><nav></nav>' })).toThrow('player');
});
