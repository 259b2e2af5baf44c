import { applyEnvironment } from './environment/applyEnvironment';
import { forgetOtherState } from './forgetOtherState';
import { isOwnReload } from './ownReload';
import { reportCalls, reportErrors } from './reportPage';
import { readStagePath, withSettings } from './states';

const address = readStagePath(window.location.pathname);

// Imported before everything else: what follows reads storage, configuration and clock.
if (address?.state !== undefined) {
  const { state, settings } = address;
  document.documentElement.dataset.workbench = 'preparing';
  applyEnvironment(settings, withSettings(state, settings));
  if (!isOwnReload) forgetOtherState(settings.sandbox !== undefined);
  reportErrors();
  reportCalls();
}
