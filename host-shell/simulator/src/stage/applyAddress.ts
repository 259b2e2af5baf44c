import { applyEnvironment } from '../environment/applyEnvironment';
import { readStagePath, withSettings } from '../states';
import { forgetOtherState } from './forgetOtherState';
import { isOwnReload } from './ownReload';
import { reportCalls, reportErrors } from './reportPage';

const address = readStagePath(window.location.pathname);

// Imported before everything else: what follows reads storage, configuration and clock.
if (address?.state !== undefined) {
  const { state, settings } = address;
  document.documentElement.dataset.simulator = 'preparing';
  applyEnvironment({ ...settings, without: withSettings(state, settings).withoutExtensions ?? [] });
  if (!isOwnReload) forgetOtherState(settings.sandbox !== undefined);
  reportErrors();
  reportCalls();
}
