import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';
import { readStates, workbenchApps } from '../serve/composeWorkbench';
import { backFaults } from './behaviourFaults';
import { checkState } from './checkState';
import { ownWindow } from './devices';
import { holdsAnswers } from './holdStill';
import { pictureOptions, stopChanging } from './picture';
import { touchedModules } from './touchedModules';
import { test } from './worker';

const { TESSERA_STATES_OF = workbenchApps.join(','), TESSERA_STATES_LIKE = '', TESSERA_PICTURES } = process.env;

for (const app of workbenchApps.filter((name) => TESSERA_STATES_OF.split(',').includes(name))) {
  const states = await readStates(app);
  const isTouched = await touchedModules(app, process.env.TESSERA_CHANGED);
  for (const state of states) {
    const name = `${app}/${state.module}/${state.id}`;
    if (!name.includes(TESSERA_STATES_LIKE) || !isTouched(state.module)) continue;
    const own = ownWindow(state);
    test(name, { tag: own === undefined ? [] : [`@${own.name}-only`] }, async ({ worker }) => {
      const faults = await checkState(worker, app, state, states, own?.viewport ?? worker.device.viewport);
      if (TESSERA_PICTURES === '1') {
        await stopChanging(worker.page, holdsAnswers(state) ? () => false : worker.isCalling);
        await expect.soft(worker.page).toHaveScreenshot([app, state.module, `${state.id}.png`], pictureOptions);
      }
      faults.push(...(await backFaults(worker.page, state)));
      if (faults.length > 0) throw new Error(stripVTControlCharacters(faults.join('\n')));
    });
  }
}
