/**
 * Runs in the head of the composed site's pages, before every other script, in tabs that show a state of `Shell`. It is inlined by
 * the workbench's own server; released pages do not have it.
 */

import { applyEnvironment } from '../environment/applyEnvironment';
import { readSettings } from '../environment/settings';
import { followOrders } from '../followOrders';
import { installBrowserAnswers } from '../installBrowserAnswers';
import { installWallets } from '../installWallets';
import { reportCalls, reportErrors, reportEvents } from '../reportPage';
import { ageDocument, changeRegistry } from './changeRegistry';
import { readShellRun } from './shellRun';
import { takeShellSteps } from './takeShellSteps';

const run = readShellRun();
if (run !== undefined) {
  const { state } = run;
  const { settings } = readSettings(run.settings);
  document.documentElement.dataset.workbench = 'preparing';
  applyEnvironment(settings, state);
  reportErrors();
  reportCalls();
  reportEvents();
  followOrders();
  changeRegistry(state);
  if (state.isOutdated) ageDocument();
  installWallets(state);
  installBrowserAnswers(state);
  void takeShellSteps(run);
}
