// Draws the icons of host-shell/public from its favicon.svg: node docs/art-source/icons.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const folder = new URL('../../host-shell/public/', import.meta.url);
const svg = await readFile(new URL('favicon.svg', folder), 'utf8');
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  chromiumSandbox: process.getuid?.() !== 0,
});

/** A picture of the icon; systems cut a `full` one to their own shape, so its background reaches the edges. */
async function draw(size, { full = false, scale = 1 } = {}) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawn = full ? svg.replace(/ rx="\d+"/, '') : svg;
  await page.setContent(`<style>
    body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${full ? '#0b1516' : 'transparent'} }
    svg { width: ${size * scale}px; height: ${size * scale}px }
  </style>${drawn}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

const write = (name, bytes) => writeFile(new URL(name, folder), bytes);

await write('icons/icon-192.png', await draw(192));
await write('icons/icon-512.png', await draw(512));
// Within 80 % of the width, which every mask leaves.
await write('icons/maskable-512.png', await draw(512, { full: true, scale: 0.8 }));
await write('icons/apple-touch-icon.png', await draw(180, { full: true }));

// A directory with one picture, which may be a PNG since Windows Vista.
const picture = await draw(32);
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.set([32, 32, 0, 0, 1, 0, 32, 0], 6);
head.writeUInt32LE(picture.length, 14);
head.writeUInt32LE(head.length, 18);
await write('favicon.ico', Buffer.concat([head, picture]));
await browser.close();
