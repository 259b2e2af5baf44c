import { logoArt } from '@tessera/shared-contracts/art';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { color, duration, easing, elevation, media, zIndex } from '@tessera/shared-contracts/theme';
import { IconButton, useMediaQuery, useScrollLock } from '@tessera/shared-contracts/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { messages } from '../layout.messages';
import { narrowWindow } from './narrowWindow';
import { SidebarMenu } from './SidebarMenu';

const slideIn = keyframes`from { transform: translateX(-100%); }`;
const fadeIn = keyframes`from { opacity: 0; }`;

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.scrim};
  background: ${color.surface.scrim};
  animation: ${fadeIn} ${duration.base} ${easing.standard};
`;

const Panel = styled.div`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: ${zIndex.drawer};
  width: min(304px, calc(100vw - 48px));
  padding: 12px 12px calc(12px + env(safe-area-inset-bottom));
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: ${color.surface.page};
  box-shadow: ${elevation.dialog};
  outline: none;
  animation: ${slideIn} ${duration.slow} ${easing.enter};
  ${media.reducedMotion} {
    animation-name: ${fadeIn};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0 0 10px 8px;
  & img {
    display: block;
    width: auto;
    height: 1.75rem;
  }
`;

/**
 * The menu of phones and tablets, which slides in over the page. It is open while mounted; the layout makes the page
 * behind inert, so that neither focus nor screen readers leave it. It closes when the window becomes wide.
 */
export function MobileDrawer({ onClose }: { readonly onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(narrowWindow);
  useScrollLock();

  useEffect(() => {
    if (!isNarrow) onClose();
  }, [isNarrow, onClose]);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.querySelector('button')?.focus();
    return () => {
      const active = document.activeElement;
      const isLost = active === null || active === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onClose]);

  return (
    <>
      <Scrim onClick={onClose} />
      <Panel ref={panel} role="dialog" aria-modal="true" aria-label={messages.menu} tabIndex={-1}>
        <Head>
          <img src={logoArt} alt={readSiteConfig().brand} width={114} height={28} />
          <IconButton label={messages.closeMenu} icon={<X aria-hidden="true" />} onClick={onClose} />
        </Head>
        <SidebarMenu variant="drawer" />
      </Panel>
    </>
  );
}
