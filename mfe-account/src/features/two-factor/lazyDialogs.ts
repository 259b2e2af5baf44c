import { lazyPart } from '../../shared';
import { PendingDialog } from './PendingDialog';

/** Preloaded during the set-up, so that the codes are shown at once. */
export const RecoveryCodes = lazyPart(
  () => import('./RecoveryCodes').then((module) => module.RecoveryCodes),
  PendingDialog,
);

/** Loaded only for players with a second factor. */
export const TwoFactorOn = lazyPart(() => import('./TwoFactorOn').then((module) => module.TwoFactorOn), PendingDialog);
