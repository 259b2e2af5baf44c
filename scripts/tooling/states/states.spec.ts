import { remoteNames } from '@tessera/shared-contracts/remotes';
import { readStates } from '../src/local-site/composeSimulator';
import { runFolder, writeResult } from '../src/pictures/result';
import { checkState } from './checkState';
import { test } from './worker';

const { TESSERA_STATES_OF = remoteNames.join(','), TESSERA_STATES_LIKE = '' } = process.env;

for (const remote of remoteNames.filter((name) => TESSERA_STATES_OF.split(',').includes(name))) {
  const states = await readStates(remote);
  for (const state of states) {
    const name = `${remote}/${state.module}/${state.id}`;
    if (!name.includes(TESSERA_STATES_LIKE)) continue;
    // A failing test would cost its worker: the result holds what failed, and the check reads it.
    test(name, async ({ worker }) =>
      writeResult(remote, await checkState(worker, remote, state, states, runFolder(remote))),
    );
  }
}
