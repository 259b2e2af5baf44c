import { ModulePlace, preloadModules, RemoteSlot } from '@tessera/platform/host';
import { useSession } from '@tessera/shared-contracts/session';
import { color, radius } from '@tessera/shared-contracts/theme';
import { Button, keepFocusNear } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { messages } from '../layout.messages';

const Failure = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 100%;
  height: 2.75rem;
  padding: 0 6px 0 14px;
  border-radius: ${radius.tile};
  background: ${color.surface.tile};
  color: ${color.text.secondary};
  font: 500 0.8125rem / 1.125rem var(--font-ui);
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const preloadDialog = () => preloadModules([['wallet', 'WalletDialog']]);

/** Slot of the wallet's controls. It keeps its height even if they arrive late or never, and preloads their dialog on intent. */
export function HeaderWallet() {
  const isSignedIn = useSession() !== undefined;
  const place = <ModulePlace module="wallet/HeaderWallet" height="2.75rem" />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not a control, it observes events of the controls inside
    <div role="presentation" onPointerEnter={preloadDialog} onFocus={preloadDialog} onTouchStart={preloadDialog}>
      {isSignedIn ? (
        <RemoteSlot
          remote="wallet"
          module="HeaderWallet"
          props={{}}
          isFrame
          skeleton={place}
          renderFailure={({ retry, isRetrying }) => (
            <Failure ref={keepFocusNear} role="status">
              <span>{messages.walletUnavailable}</span>
              <Button variant="text" size="sm" isBusy={isRetrying} onClick={retry}>
                {messages.retry}
              </Button>
            </Failure>
          )}
        />
      ) : (
        place
      )}
    </div>
  );
}
