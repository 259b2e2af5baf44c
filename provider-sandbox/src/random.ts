import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes as systemBytes } from 'node:crypto';

/** Makes the next bytes; the same ones in the same order from the same seed. */
export type RandomSource = (size: number) => Buffer;

const current = new AsyncLocalStorage<RandomSource>();

/** Random bytes for ids, tokens, seeds and codes: of the source in use, else of the system. */
export const randomBytes = (size: number): Buffer => (current.getStore() ?? systemBytes)(size);

/** A random whole number from 0 to below `limit`, at most 2^24; every value is equally likely but for one in 2^24. */
export const randomBelow = (limit: number): number => randomBytes(6).readUIntBE(0, 6) % limit;

/** Runs `work`, and everything that it starts, with a source of random bytes. */
export const withRandomSource = <Result>(source: RandomSource, work: () => Result): Result => current.run(source, work);

/** A source for tests, whose bytes anyone with the seed can compute. */
export function createSeededSource(seed: string): RandomSource {
  let count = 0;
  return (size) => {
    count += 1;
    return createHash('shake256', { outputLength: size }).update(`${count} ${seed}`).digest();
  };
}
