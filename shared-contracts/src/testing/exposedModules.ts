import { parse } from 'valibot';
import {
  contractVersion,
  type ExposedModules,
  exposedNames,
  type RemoteName,
  type StandaloneState,
  standaloneStateSchema,
} from '../remotes';
import { expectPlayersApart, type SwitchedModules } from './playerSwitch';
import { type StubHandlers, stubProvider } from './stubProvider';

/** What {@link checkExposedModules} needs to know of a remote. */
export interface ExposedCheck<Remote extends RemoteName> {
  /** Each file of `src/expose`, as `import * as`. */
  readonly modules: ExposedModules<Remote>;
  /** `src/standalone/states.ts`. */
  readonly states: readonly StandaloneState[];
  /** How each module is shown while players take turns. */
  readonly rows: SwitchedModules<Remote>;
  /** What the provider answers meanwhile. */
  readonly provider: StubHandlers;
}

/** Declares the tests that every remote has to pass: what it exposes, its states alone, and one player's data. */
export function checkExposedModules<Remote extends RemoteName>(
  remote: Remote,
  { modules, states, rows, provider }: ExposedCheck<Remote>,
): void {
  const names = exposedNames[remote];

  test('exposes the components that the contract says, built against its version', () => {
    expect(Object.keys(modules).toSorted()).toEqual([...names].toSorted());
    for (const name of names) {
      expect(modules[name]).toEqual({ default: expect.any(Function), contract: contractVersion });
    }
  });

  test('standalone states are data of the agreed shape, show each exposed module, and have an address each', () => {
    for (const state of states) {
      expect(parse(standaloneStateSchema, state)).toEqual(state);
      expect(structuredClone(state)).toEqual(state);
    }
    expect(new Set(states.map(({ module }) => module))).toEqual(new Set(names));
    const addresses = states.map(({ module, id }) => `${module}/${id}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each([...names])('%s shows nothing of a player to the next', async (name) => {
    stubProvider(provider);
    await expectPlayersApart(remote, name, modules, rows);
  });
}
