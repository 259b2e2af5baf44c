import type { TwoFactorSetup } from '@tessera/shared-contracts/api';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { fitsQrCode, Notice, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import styled from 'styled-components';
import { otpAuthUri, qrSource } from './qrSource';
import { messages } from './twoFactor.messages';

/** Size in pixels of both skeleton and code, to avoid a layout shift when the code has loaded. */
const qrSize = 192;

interface QrPictureProps {
  /** Absent while the provider prepares it. */
  readonly setup: TwoFactorSetup | undefined;
  readonly email: string;
}

/** The QR code for the authenticator app; a pulsing skeleton until it has loaded. */
export function QrPicture({ setup, email }: QrPictureProps) {
  const [isPictureBroken, setIsPictureBroken] = useState(false);
  if (setup === undefined) {
    return (
      <div role="status">
        <VisuallyHidden>{messages.preparing}</VisuallyHidden>
        <Skeleton width={qrSize} height={qrSize} radius={14} />
      </div>
    );
  }
  const account = { brand: readSiteConfig().brand, email };
  const source = qrSource(setup, account);
  if (source.kind === 'picture' && !isPictureBroken) {
    return (
      <Frame>
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: a load error is not an interaction */}
        <img
          src={source.address}
          width={qrSize}
          height={qrSize}
          alt={messages.qrLabel}
          onError={() => setIsPictureBroken(true)}
        />
      </Frame>
    );
  }
  const uri = source.kind === 'drawn' ? source.uri : otpAuthUri(setup.secret, account);
  if (!fitsQrCode(uri)) return <Notice tone="info">{messages.noQr}</Notice>;
  return (
    <Frame>
      <QRCodeSVG value={uri} size={qrSize} marginSize={2} role="img" aria-label={messages.qrLabel} />
    </Frame>
  );
}

// Scanners need a light quiet zone, so the code stays dark on white on this dark site.
const Frame = styled.div`
  width: ${qrSize}px;
  height: ${qrSize}px;
  border-radius: 14px;
  overflow: hidden;
  background: #fff;

  > * {
    display: block;
    width: 100%;
    height: 100%;
  }
  > img {
    image-rendering: pixelated;
  }
`;
