import { Dialog, DialogBody } from '@tessera/shared-contracts/ui';
import { lazyPart, PartPlaceholder, type PlaceholderProps } from '../../shared';
import { messages } from './emailVerification.messages';

const PendingDialog = ({ onClose, onRetry }: PlaceholderProps & { readonly onClose: () => void }) => (
  <Dialog title={messages.title} onClose={onClose} size="sm">
    <DialogBody>
      <PartPlaceholder label={messages.loadingForm} height={190} onRetry={onRetry} />
    </DialogBody>
  </Dialog>
);

/** The dialog, preloaded after the page so that it opens at once. */
export const EmailVerificationDialog = lazyPart(
  () => import('./EmailVerificationDialog').then((module) => module.EmailVerificationDialog),
  PendingDialog,
);
