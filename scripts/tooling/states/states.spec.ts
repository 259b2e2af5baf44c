import { readStates } from '../src/local-site/composeSimulator';
import { runFolder, stateName, writeResult } from '../src/pictures/result';
import { checkState } from './checkState';
import { chosenApps } from './chosenApps';
import { test } from './worker';

const { TESSERA_STATES_LIKE = '' } = process.env;

for (const app of chosenApps) {
  const states = await readStates(app);
  for (const state of states) {
    const name = stateName(app, state);
    if (!name.includes(TESSERA_STATES_LIKE)) continue;
    // A failing test would cost its worker: the result holds what failed, and the check reads it.
    test(name, async ({ worker }) => writeResult(app, await checkState(worker, app, state, states, runFolder(app))));
  }
}
