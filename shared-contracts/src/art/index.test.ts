import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as art from '.';

const svgFiles = (folder: string) => readdirSync(path.join(__dirname, folder)).filter((file) => file.endsWith('.svg'));
const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

test('every picture of the folder is exported, games’ pictures by name', () => {
  const names = svgFiles('.').map(
    (file) => `${file.replace(/\.svg$/, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Art`,
  );
  expect(['gamesArt', ...Object.keys(art)]).toEqual(expect.arrayContaining(names));
});

describe.each(['games', 'promos'])('the file of all %s', (folder) => {
  const all = read(`${folder}.svg`);
  const files = svgFiles(folder);

  test.each(files)('has %s as it is, where its view shows it', (file) => {
    const [, size = '', content = ''] =
      /^<svg xmlns="\S+" viewBox="0 0 (\d+ \d+)">(.+)<\/svg>\s*$/s.exec(read(`${folder}/${file}`)) ?? [];
    const [, top = ''] = new RegExp(`<view id="${path.parse(file).name}" viewBox="0 (\\d+) ${size}"`).exec(all) ?? [];
    expect(content).not.toBe('');
    expect(all).toContain(`<g transform="translate(0 ${top})">${content}</g>`);
  });

  test('has no others', () => {
    expect(all.match(/<view /g)).toHaveLength(files.length);
    expect(all.match(/<g transform="translate\(0 \d+\)">/g)).toHaveLength(files.length);
  });
});
