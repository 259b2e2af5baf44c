/** @jest-environment-options {"page": true} */
import { yieldToMain } from './yieldToMain';

afterEach(() => Object.assign(globalThis, { scheduler: undefined }));

test('lets other tasks run first in browsers without a scheduler', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('other'));
  await yieldToMain();
  expect([...order, 'rest']).toEqual(['other', 'rest']);
});

test.each([{ scheduler: {} }, { scheduler: { yield: () => Promise.resolve() } }])('resolves with %o', async (given) => {
  Object.assign(globalThis, given);
  await expect(yieldToMain()).resolves.toBeUndefined();
});
