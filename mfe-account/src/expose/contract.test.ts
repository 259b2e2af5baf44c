import { contractVersion, exposedNames } from '@tessera/shared-contracts/remotes';

test.each([...exposedNames.account])('%s is a component of this contract', async (name) => {
  const exposed = await import(`./${name}`);
  expect(exposed.default).toEqual(expect.any(Function));
  expect(exposed.contract).toBe(contractVersion);
});
