import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { benchFolder } from '../variants/bundle';

/** Keeps two more significant digits than anyone reads, so that results stay legible and their diffs small. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(5)) : value;

/** Default folder of results. */
export const usualResults = benchFolder('results');

/** Writes a file of results and prints its path. */
export async function writeResult(folder: string, name: string, content: string | object): Promise<void> {
  const file = path.resolve(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : `${JSON.stringify(content, rounded, 2)}\n`);
  console.log(`Written: ${path.relative(process.cwd(), file)}`);
}
