import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appNamed, projectRoot } from '@tessera/project';
import { hashInputs } from '@tessera/tooling/inputs';
import { benchFolder, bundle } from '../../variants/bundle';
import { replaceModules } from '../../variants/replaceModules';

/** Ways to read, keep, search and sort a long history, by the names of their pages. */
export const readerNames = ['slices', 'worker', 'tanstack-table'] as const;
/** See {@link readerNames}. */
export type ReaderName = (typeof readerNames)[number];

const name = 'history-readers';
const history = path.join(appNamed('lists').folder, 'src/features/transactions/data/history');

/** Writes the module through which the pages import the remote's. */
function writeMeasuredHistory(): string {
  const modules = ['columns', 'rowReader', 'transactionRows', 'transactionView'];
  const lines = [
    ...modules.map((module) => `export * from '${history}/${module}.ts';`),
    "export { transactions } from '@tessera/shared-contracts/api';",
  ];
  const file = benchFolder(`${name}-modules.js`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** Builds the page of each way for production, unless the same was built before. @returns the folder of their scripts */
export async function buildReaderPages(): Promise<string> {
  const inputs = [history, import.meta.dirname, path.join(projectRoot, 'shared-contracts/src')];
  const page = (file: string) => path.join(import.meta.dirname, 'page', file);
  await bundle(name, await hashInputs(inputs, name), false, () => ({
    mode: 'production',
    target: 'web',
    devtool: false,
    context: projectRoot,
    entry: { slices: page('slices.ts'), worker: page('worker.ts'), 'tanstack-table': page('tanstackTable.tsx') },
    output: { path: benchFolder(name), filename: '[name].js', chunkFilename: '[id].js', publicPath: '/' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    plugins: [replaceModules(new Map([[page('measuredHistory'), writeMeasuredHistory()]]))],
    module: {
      rules: [
        // Packages of the project are modules whose imports have no file extensions.
        { test: /\.[jt]sx?$/, resolve: { fullySpecified: false } },
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
          type: 'javascript/auto',
        },
      ],
    },
  }));
  return benchFolder(name);
}
