import type { ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';
import { Tile } from '@tessera/shared-contracts/ui';
import { ModulePlace, RemoteSlot } from '../loader';
import type { SectionSlotProps } from './NamedSlotProps';
import { SlotFailureView } from './SlotFailureView';

/** A remote's section of a page; its failure view is a section too. */
export function SectionSlot<Remote extends RemoteName, Name extends ExposedName<Remote>>(
  slot: SectionSlotProps<Remote, Name>,
) {
  return (
    <RemoteSlot
      {...slot}
      skeleton={<ModulePlace module={`${slot.remote}/${slot.module}`} height={slot.height} props={slot.props} />}
      renderFailure={(failure) => (
        <Tile as="section" aria-label={slot.label}>
          <SlotFailureView label={slot.label} failure={failure} headingLevel={2} />
        </Tile>
      )}
    />
  );
}
