// Writes shared-contracts/src/art/games.svg from the pictures in the folder games beside it, and promos.svg likewise: all of them in one
// file, each of which an address like games.svg#dice shows.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const art = new URL('@tessera/shared-contracts/art', import.meta.url);
// Some pictures reach a little beyond their edges.
const gap = 100;

for (const folder of ['games', 'promos']) {
  const pictures = readdirSync(new URL(`${folder}/`, art)).map((file) => {
    const svg = readFileSync(new URL(`${folder}/${file}`, art), 'utf8');
    const [, width, height, content] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)">(.*)<\/svg>\s*$/s.exec(svg) ?? [];
    return { name: file.replace('.svg', ''), width, height: Number(height), content };
  });
  const [{ width, height }] = pictures;
  const parts = pictures.map(({ name, content }, index) => {
    const top = index * (height + gap);
    return {
      view: `<view id="${name}" viewBox="0 ${top} ${width} ${height}" preserveAspectRatio="xMidYMid slice"/>`,
      picture: `<g transform="translate(0 ${top})">${content}</g>`,
    };
  });
  const lines = [
    // Browsers take the size of the first picture for that of each.
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    ...parts.map(({ view }) => view),
    ...parts.map(({ picture }) => picture),
    '</svg>',
  ];
  writeFileSync(new URL(`${folder}.svg`, art), `${lines.join('\n')}\n`);
}
