import type { ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';
import { ModulePlace, RemoteSlot } from '../loader';
import type { NamedSlotProps } from './NamedSlotProps';
import { SlotFailureView } from './SlotFailureView';

/** A remote's page. Its failure view has a page heading too. */
export function PageSlot<Remote extends RemoteName, Name extends ExposedName<Remote>>(
  slot: NamedSlotProps<Remote, Name>,
) {
  return (
    <RemoteSlot
      {...slot}
      skeleton={<ModulePlace module={`${slot.remote}/${slot.module}`} title={slot.label} height="100dvh" />}
      renderFailure={(failure) => <SlotFailureView label={slot.label} failure={failure} headingLevel={1} />}
    />
  );
}
