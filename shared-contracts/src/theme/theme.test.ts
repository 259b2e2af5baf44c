import { readFileSync } from 'node:fs';
import { breakpoint, color, duration, easing, elevation, grout, media, radius, space, type, zIndex } from '.';
import { pageCss, themeCss } from './page';
import { cssVariable, leavesOf, renderTokens } from './page/renderTokens';
import tokens from './tokens.json' with { type: 'json' };

const generated = `${__dirname}/tokens.generated.ts`;

test('the generated token names match the design tokens (else: npm run tokens -w shared-contracts)', () => {
  expect(readFileSync(generated, 'utf8')).toBe(renderTokens(tokens));
});

test.each([
  [['color', 'surface', 'tile'], '--color-surface-tile'],
  [['color', 'text', 'onAccent'], '--color-text-on-accent'],
  [['color', 'coin', 'BTC'], '--color-coin-btc'],
  [['z-index', 'bottomBar'], '--z-index-bottom-bar'],
])('names the variable of %p %s', (path, name) => {
  expect(cssVariable(...path)).toBe(name);
});

test('does not treat a comment as a token', () => {
  expect(leavesOf({ $use: 'x', a: 1, b: { value: 'c', use: 'd' } })).toEqual([
    ['a', 1],
    ['b', 'c'],
  ]);
});

const used = [color, radius, grout, elevation, duration, easing, zIndex, type];
const collect = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(collect);

test.each(collect(used).map((reference) => [reference]))('the page sets %s', (reference) => {
  const name = /^var\((--[\w-]+)\)$/.exec(reference)?.[1];
  expect(themeCss).toContain(`${name}:`);
});

test('the page uses no variable that it does not set', () => {
  const uses = [...`${themeCss}${pageCss}`.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(uses.filter((name) => !themeCss.includes(`${name}:`))).toEqual([]);
});

test('apps bundle no design token file', () => {
  for (const file of ['index.ts', 'media.ts', 'space.ts', 'type.ts', 'tokens.generated.ts']) {
    expect(readFileSync(`${__dirname}/${file}`, 'utf8')).not.toMatch(/from '.*tokens\.json'|from '\.\/page/);
  }
});

test('steps of the spacing scale are pixels', () => {
  expect([space(0), space(4), space(11)]).toEqual(['0px', '16px', '80px']);
});

test('adjacent media queries have no gap and no overlap', () => {
  const from = Number(/min-width: ([\d.]+)em/.exec(media.fromMd)?.[1]);
  const below = Number(/max-width: ([\d.]+)em/.exec(media.belowMd)?.[1]);
  expect(from * 16).toBe(breakpoint.md);
  expect(from - below).toBeGreaterThan(0);
  expect(from - below).toBeLessThan(0.01);
});

describe('contrast', () => {
  const channel = (hex: string, from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
  const contrast = (a: string, b: string) => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };
  const { surface, text, accent, feedback, line } = tokens.color;
  const faces = [surface.void, surface.page, surface.tile, surface.raised, surface.pressed, surface.menu];

  test.each([
    ['primary text', text.primary],
    ['secondary text', text.secondary],
    ['tertiary text', text.tertiary],
    ['accent', accent.base],
    ['win', feedback.win],
    ['loss', feedback.loss],
    ['warning', feedback.warning],
    ['info', feedback.info],
  ])('%s is readable on every surface', (_name, ink) => {
    for (const face of faces) expect(contrast(ink.value, face.value)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['void', surface.void],
    ['page', surface.page],
    ['tile', surface.tile],
    ['raised', surface.raised],
  ])('the outline of a control stands out on %s', (_name, face) => {
    expect(contrast(line.control.value, face.value)).toBeGreaterThanOrEqual(3);
  });
});
