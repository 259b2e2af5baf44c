import { lazyPart } from '../../shared';
import { PendingDialog } from './PendingDialog';

/** The dialog in a separate chunk: the QR code generator stays out of the page's script. */
export const TwoFactorDialog = lazyPart(
  () => import('./TwoFactorDialog').then((module) => module.TwoFactorDialog),
  PendingDialog,
);
