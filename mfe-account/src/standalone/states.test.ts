import { exposedNames, standaloneStateSchema } from '@tessera/shared-contracts/remotes';
import { array, parse } from 'valibot';
import states from './states';

test('is data of the agreed shape', () => {
  expect(parse(array(standaloneStateSchema), states)).toEqual(states);
});

test('gives each state an address of its own', () => {
  const addresses = states.map(({ module, id }) => `${module}/${id}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('shows every exposed module', () => {
  expect([...new Set(states.map(({ module }) => module))]).toEqual(exposedNames.account);
});
