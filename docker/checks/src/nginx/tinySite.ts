import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageFamily } from '@tessera/platform/compose/families';
import { composeHeaders } from '@tessera/platform/compose/headers';
import { pageFiles } from '@tessera/platform/compose/pageFiles';
import { rootFileNames } from '@tessera/platform/compose/rootFiles';

/** Folder of the only release in the tiny site. */
export const tinyRelease = 'wallet/1.4.0-0123abcdef';
/** Address of its script. */
export const tinyEntry = `/${tinyRelease}/entry.0123456789.js`;
/** How its files may be cached. */
export const forEver = 'public, max-age=31536000, immutable';
/** Text of its script. */
export const tinyScript = 'export const wallet = 1;\n'.repeat(20);

/** Writes a text file, optionally with compressed copies beside it. */
export function writeText(folder: string, name: string, text: string, isCompressed = false): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (!isCompressed) return;
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

/** Writes a page for every path into a revision's folder; each contains its path. */
export function writeRevision(site: string, revision: string, families: readonly PageFamily[]): void {
  const folder = `revisions/${revision}`;
  for (const { paths } of families) {
    for (const [index, file] of pageFiles(paths).entries()) {
      const text = `<!doctype html><p>${paths[index] ?? 'not-found'} ${revision}</p>\n`;
      writeText(site, `${folder}/pages/${file}`, text, true);
    }
  }
  for (const name of rootFileNames) writeText(site, `${folder}/pages/${name}`, name);
  for (const [name, text] of composeHeaders("default-src 'none'")) writeText(site, `${folder}/pages/${name}`, text);
  writeText(site, `${folder}/registry.json`, `{"revision":"${revision}"}\n`);
}

/** Writes a site with the structure that the release commands create, with as few files as possible. */
export function writeTinySite(site: string, families: readonly PageFamily[]): void {
  writeText(site, tinyEntry, tinyScript, true);
  writeText(site, `${tinyRelease}/.maps/entry.0123456789.js.map`, '{}');
  writeText(site, `${tinyRelease}/assets/coin.abcdef0123.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>', true);
  writeText(site, `${tinyRelease}/fonts/letters.woff2`, 'wOF2');
  writeText(site, `${tinyRelease}/release.json`, '{"schema":1}\n');
  writeText(site, 'keys/wallet.json', '{"owner":"wallet"}\n');
  writeText(site, 'history.jsonl', '{"revision":1}\n');
  writeText(site, 'site.json', '{"origin":"https://tessera.example"}\n');
  writeText(site, '.incoming/half/entry.js', 'half');
  writeText(site, '.private/authors.jsonl', '{"by":"Ada <ada@half.example>"}\n');
  writeText(site, '.lock', '{}');
  writeRevision(site, '00000001', families);
  symlinkSync('revisions/00000001', path.join(site, 'current'));
  symlinkSync('current/pages', path.join(site, 'pages'));
  symlinkSync('current/registry.json', path.join(site, 'registry.json'));
}
