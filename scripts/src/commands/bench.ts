import { type BenchOptions, type PartName, readOptions } from '../bench/options';

type Part = (options: BenchOptions) => Promise<void>;

const parts: Partial<Record<PartName, () => Promise<Part>>> = {
  load: async () => (await import('../bench/load/load')).load,
};

/** `npm run bench [-- PART …]`: measures, prints, and writes what it measured. Asserts nothing. */
export async function bench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  for (const part of options.parts) await (await parts[part]?.())?.(options);
}
