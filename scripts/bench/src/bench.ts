import { runnable } from '@tessera/platform/project/commandLine';
import { type BenchOptions, benchCommand, type PartName } from './options';

type Part = (options: BenchOptions) => Promise<void>;

const parts: Readonly<Record<PartName, () => Promise<Part>>> = {
  load: async () => (await import('./load/load')).load,
  sizes: async () => (await import('./sizes')).sizes,
};

/** `npm run bench [-- PART …]`: measures, then prints tables, without assertions. */
export const bench = runnable(
  benchCommand(async (options) => {
    (await import('./printHead')).printHead();
    for (const part of options.parts) await (await parts[part]())(options);
  }),
);
