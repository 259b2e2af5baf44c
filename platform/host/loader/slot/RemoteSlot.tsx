import type { ExposedName, ExposedProps, RemoteName } from '@tessera/shared-contracts/remotes';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { SlotBoundary } from './SlotBoundary';
import { SuspendedSlot } from './SuspendedSlot';
import { useExposed } from './useExposed';

/** Props of a slot's failure view. */
export interface SlotFailure {
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** See {@link RemoteSlot}. */
export interface RemoteSlotProps<Remote extends RemoteName, Name extends ExposedName<Remote>> {
  readonly remote: Remote;
  readonly module: Name;
  readonly props: ExposedProps<Remote, Name>;
  /** Identifies what the module shows: it is remounted when this changes. */
  readonly instance?: string | undefined;
  /** Whether the module is around the page's own content, which comes first. */
  readonly isFrame?: boolean;
  /** Shown until the module loads, in the module's final size. */
  readonly skeleton: ReactNode;
  readonly renderFailure: (failure: SlotFailure) => ReactNode;
}

/**
 * Renders a remote's module. Failures of the remote (down, slow, broken, gone) stay inside the slot, which shows an error
 * and offers Retry; that works without a reload once the remote is back.
 */
export function RemoteSlot<Remote extends RemoteName, Name extends ExposedName<Remote>>({
  remote,
  module,
  props,
  instance,
  isFrame,
  skeleton,
  renderFailure,
}: RemoteSlotProps<Remote, Name>) {
  const { state, retry, failRender } = useExposed(remote, module, { instance, isFrame });
  if (state.status === 'loading') return skeleton;
  if (state.status === 'failed') return renderFailure({ retry, isRetrying: state.isRetrying });
  const { loaded, attempt } = state;
  // The slot's props fit this module; the compiler cannot infer that through the type parameters.
  const Exposed = loaded.exposed.default as unknown as ComponentType<object>;
  return (
    <SlotBoundary
      key={`${loaded.release.container} ${attempt} ${instance}`}
      onError={(error) => failRender(error, loaded)}
    >
      <Suspense fallback={<SuspendedSlot skeleton={skeleton} />}>
        <Exposed {...(props as object)} />
      </Suspense>
    </SlotBoundary>
  );
}
