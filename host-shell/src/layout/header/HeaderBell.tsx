import { ModulePlace, RemoteSlot } from '@tessera/platform/host';
import { attributes } from '@tessera/platform/protocol';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { IconButton, keepFocusNear, useIsPrerendered } from '@tessera/shared-contracts/ui';
import { BellOff } from 'lucide-react';
import styled from 'styled-components';
import { messages } from '../layout.messages';

/** As large as the button, so that nothing moves when it arrives. */
const Place = styled.div`
  width: 44px;
  height: 2.75rem;
`;

/**
 * Slot of the bell, where the provider has notices. Pages have its place prerendered, which CSS shows on sites with the
 * extension (`GlobalStyle.ts`).
 */
export function HeaderBell() {
  const isPrerendered = useIsPrerendered();
  const place = <ModulePlace module="wallet/NoticeBell" height="2.75rem" />;
  if (isPrerendered) return <Place {...{ [attributes.notices]: '' }}>{place}</Place>;
  if (!hasExtension('notices')) return null;
  return (
    <Place>
      <RemoteSlot
        remote="wallet"
        module="NoticeBell"
        props={{}}
        isFrame
        skeleton={place}
        renderFailure={({ retry, isRetrying }) => (
          <IconButton
            ref={keepFocusNear}
            label={messages.noticesUnavailable}
            icon={<BellOff aria-hidden="true" />}
            aria-busy={isRetrying || undefined}
            onClick={isRetrying ? undefined : retry}
          />
        )}
      />
    </Place>
  );
}
