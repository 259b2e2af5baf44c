// Writes shared-contracts/src/art/games.svg: all pictures of games in one file, each of which an address like games.svg#dice shows.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const art = new URL('../../shared-contracts/src/art/', import.meta.url);
// Pictures are 320 by 400; some reach a little beyond their edges.
const [width, height, distance] = [320, 400, 500];

const names = readdirSync(new URL('games/', art)).map((file) => file.replace('.svg', ''));
const parts = names.map((name, index) => {
  const [, content = ''] =
    /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(readFileSync(new URL(`games/${name}.svg`, art), 'utf8')) ?? [];
  const top = index * distance;
  return {
    view: `<view id="${name}" viewBox="0 ${top} ${width} ${height}" preserveAspectRatio="xMidYMid slice"/>`,
    picture: `<g transform="translate(0 ${top})">${content}</g>`,
  };
});
const lines = [
  // The size of the first one is what browsers take for the size of each.
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
  ...parts.map(({ view }) => view),
  ...parts.map(({ picture }) => picture),
  '</svg>',
];
writeFileSync(new URL('games.svg', art), `${lines.join('\n')}\n`);
