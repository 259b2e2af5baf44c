import { readdirSync } from 'node:fs';
import * as art from '.';

test('every picture of the folder is exported, those of games by name', () => {
  const pictures = readdirSync(__dirname).filter((file) => file.endsWith('.svg') && file !== 'games.svg');
  const names = pictures.map(
    (file) => `${file.replace(/\.svg$/, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Art`,
  );
  expect(Object.keys(art)).toEqual(expect.arrayContaining(names));
});
