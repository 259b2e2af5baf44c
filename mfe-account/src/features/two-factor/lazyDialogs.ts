import { lazyPart } from '../../shared';
import { PendingDialog } from './PendingDialog';

/** Fetched during the set-up, so that the codes are there when they are given. */
export const RecoveryCodes = lazyPart(
  () => import('./RecoveryCodes').then((module) => module.RecoveryCodes),
  PendingDialog,
);

/** Only players with a second factor fetch it. */
export const TwoFactorOn = lazyPart(() => import('./TwoFactorOn').then((module) => module.TwoFactorOn), PendingDialog);
