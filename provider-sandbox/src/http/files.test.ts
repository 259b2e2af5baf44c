import { missingFeatures } from '@tessera/tooling/compat';
import { compile, scripts } from './files';

test.each([...scripts])('%s uses what the oldest browsers have', async (_, source) => {
  expect([...missingFeatures(String(await compile(source)))]).toEqual([]);
});
