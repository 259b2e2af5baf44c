import { createHash } from 'node:crypto';
import { bucketOf } from './bucket';

/** The same ids in every run: with random ones, one run in twenty would miss the bound by chance. */
const ids = Array.from({ length: 10_000 }, (_, index) => createHash('sha256').update(`${index}`).digest('hex'));

test.each([1, 5, 10, 25, 50, 90])('gives %i percent of 10,000 ids their share, within one percent', (percent) => {
  const share = ids.filter((id) => bucketOf(id, 'wallet') < percent).length / 100;
  expect(Math.abs(share - percent)).toBeLessThanOrEqual(1);
});

test('always gives a player the same bucket', () => {
  expect(bucketOf('a', 'wallet')).toBe(bucketOf('a', 'wallet'));
});

test('gives independent buckets for different remotes', () => {
  const inBoth = ids.filter((id) => bucketOf(id, 'wallet') < 50 && bucketOf(id, 'lists') < 50).length / 100;
  expect(Math.abs(inBoth - 25)).toBeLessThanOrEqual(2);
});
