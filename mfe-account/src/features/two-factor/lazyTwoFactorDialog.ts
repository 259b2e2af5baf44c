import { lazyPart } from '../../shared';
import { PendingDialog } from './PendingDialog';

/** The dialog for a page that opens it: the drawing of QR codes stays out of the page's script. */
export const TwoFactorDialog = lazyPart(
  () => import('./TwoFactorDialog').then((module) => module.TwoFactorDialog),
  PendingDialog,
);
