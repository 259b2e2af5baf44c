import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { shellPageFile } from '../compose/shellPage';

const compressible = /\.(js|css|svg|json|html|txt)$/;
/** Descriptions that pages are composed from; no browser requests them. */
const isForCompose = (file: string) => file === shellPageFile || file === 'release.json';
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a brotli and a gzip copy beside every text file of a build, so that servers do not compress on request. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => compressible.test(file) && !isForCompose(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(path.join(folder, `${file}.br`), await brotli(content, { params }));
      await writeFile(path.join(folder, `${file}.gz`), await gzipped(content, { level: 9 }));
    }),
  );
}
