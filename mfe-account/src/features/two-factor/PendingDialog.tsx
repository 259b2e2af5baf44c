import { Dialog, DialogBody } from '@tessera/shared-contracts/ui';
import { PartPlaceholder, type PlaceholderProps } from '../../shared';
import { messages } from './twoFactor.messages';

/** The dialog while its state or its chunk loads. */
export const PendingDialog = ({ onClose, onRetry }: PlaceholderProps & { readonly onClose: () => void }) => (
  <Dialog title={messages.title} onClose={onClose} size="md">
    <DialogBody>
      <PartPlaceholder label={messages.preparing} height={192} onRetry={onRetry} />
    </DialogBody>
  </Dialog>
);
