import { exposedFiles } from '@tessera/platform/build/exposed';
import { appNamed } from '@tessera/platform/project';
import { safeParse } from 'valibot';
import { readStates, workbenchApps } from '../serve';
import { stateSchema } from '.';

describe('the schema of states', () => {
  const state = { id: 'signed-out', module: 'WalletDialog', title: 'Signed out', session: 'signed-out' };

  test.each([
    [{}],
    [{ props: { view: 'overview' }, search: '?search=dice' }],
    [{ faults: [{ method: 'GET', path: '/x', status: 500, delayMs: 100, drop: 'before', times: 1 }] }],
  ])('accept %p', (more) => {
    expect(safeParse(stateSchema, { ...state, ...more }).success).toBe(true);
  });

  test.each([
    [{ id: 'Signed Out' }],
    [{ module: '' }],
    [{ session: 'admin' }],
    [{ faults: [{ method: 'GET', path: '/x', drop: 'sometimes' }] }],
  ])('refuse %p', (changes) => {
    expect(safeParse(stateSchema, { ...state, ...changes }).success).toBe(false);
  });
});

test.each(workbenchApps)('states of %s are data, cover each exposed module, and have unique addresses', async (app) => {
  const states = await readStates(app);
  for (const state of states) expect(structuredClone(state)).toEqual(state);
  const addresses = states.map(({ module, id }) => `${module}/${id}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  const modules = app === 'shell' ? ['Shell'] : exposedFiles(appNamed(app).folder);
  expect(new Set(states.map(({ module }) => module))).toEqual(new Set(modules));
});
