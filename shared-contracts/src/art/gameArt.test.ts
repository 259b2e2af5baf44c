import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gameArt } from './gameArt';

test.each([
  ['Dice', 'dice'],
  ['KENO', 'keno'],
  [' Ke-no! ', 'keno'],
  ['Seven Hills', 'fallback'],
  ['fallback', 'fallback'],
  ['constructor', 'fallback'],
  ['', 'fallback'],
])('the tile of %p shows %s', (name, picture) => {
  expect(gameArt(name)).toBe(`asset#${picture}`);
});

describe('the file of all pictures', () => {
  const all = readFileSync(path.join(__dirname, 'games.svg'), 'utf8');
  const names = readdirSync(path.join(__dirname, 'games')).map((file) => path.parse(file).name);

  test.each(names)('has %s as it is, where its view shows it', (name) => {
    const picture = readFileSync(path.join(__dirname, 'games', `${name}.svg`), 'utf8');
    const [, content = ''] = /^<svg xmlns="\S+" viewBox="0 0 320 400">(.+)<\/svg>\s*$/s.exec(picture) ?? [];
    const [, top = ''] = new RegExp(`<view id="${name}" viewBox="0 (\\d+) 320 400"`).exec(all) ?? [];
    expect(content).not.toBe('');
    expect(all).toContain(`<g transform="translate(0 ${top})">${content}</g>`);
    expect(gameArt(name)).toBe(`asset#${name}`);
  });

  test('has no others', () => {
    expect(all.match(/<view /g)).toHaveLength(names.length);
    expect(all.match(/<g transform="translate\(0 \d+\)">/g)).toHaveLength(names.length);
  });
});
