import { runnable } from '@tessera/project/commandLine';
import { type BenchOptions, benchCommand, type PartName } from './options';

type Part = (options: BenchOptions) => Promise<void>;

const parts: Readonly<Record<PartName, () => Promise<Part>>> = {
  load: async () => (await import('./load/load')).load,
  lighthouse: async () => (await import('./lighthouse/lighthouse')).lighthouse,
};

/** `npm run bench [-- PART …]`: measures, then prints and writes the results. Asserts nothing. */
export const bench = runnable(
  benchCommand(async (options) => {
    for (const part of options.parts) await (await parts[part]())(options);
  }),
);
