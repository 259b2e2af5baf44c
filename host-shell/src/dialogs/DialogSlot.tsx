import { RemoteSlot, SlotFailureView } from '@tessera/platform/host';
import type { ExposedName, ExposedProps, RemoteName } from '@tessera/shared-contracts/remotes';
import { space } from '@tessera/shared-contracts/theme';
import { Dialog, DialogBody, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { messages } from './dialogs.messages';

const Lines = styled.div`
  display: grid;
  gap: ${space(4)};
`;

interface DialogSlotProps<Remote extends RemoteName, Name extends ExposedName<Remote>> {
  readonly remote: Remote;
  readonly module: Name;
  readonly props: ExposedProps<Remote, Name>;
  readonly title: string;
  readonly size: 'sm' | 'form' | 'md' | 'lg';
  readonly onClose: () => void;
}

/** A remote's dialog. While it loads, and when that fails, a placeholder dialog is shown, which opens at once and can be closed. */
export function DialogSlot<Remote extends RemoteName, Name extends ExposedName<Remote>>({
  remote,
  module,
  props,
  title,
  size,
  onClose,
}: DialogSlotProps<Remote, Name>) {
  return (
    <RemoteSlot
      // A dialog that follows another one must not render the former module with its own props.
      key={`${remote}/${module}`}
      remote={remote}
      module={module}
      props={props}
      skeleton={
        <Dialog title={title} size={size} onClose={onClose}>
          <DialogBody>
            <VisuallyHidden role="status">{messages.loading(title)}</VisuallyHidden>
            <Lines aria-hidden="true">
              <Skeleton width="60%" height="1.25rem" />
              <Skeleton width="100%" height="3rem" />
              <Skeleton width="100%" height="3rem" />
            </Lines>
          </DialogBody>
        </Dialog>
      }
      renderFailure={(failure) => (
        <Dialog title={title} size={size} onClose={onClose}>
          <DialogBody>
            <SlotFailureView label={title} failure={failure} headingLevel={3} />
          </DialogBody>
        </Dialog>
      )}
    />
  );
}
