import { radius } from '@tessera/shared-contracts/theme';
import { Dialog, DialogBody, Notice } from '@tessera/shared-contracts/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { messages } from './recipient.messages';
import { type CameraState, useScanner } from './useScanner';

const Picture = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  border-radius: ${radius.tile};
  object-fit: cover;
  background: #000000;
`;

const texts = {
  starting: messages.cameraStarting,
  running: messages.scanning,
  refused: messages.cameraRefused,
  missing: messages.cameraMissing,
  failed: messages.cameraFailed,
} satisfies Record<CameraState, string>;

/** Reads a QR code with the camera. */
export function ScanDialog({
  onScan,
  onClose,
}: {
  /** Called with the first decoded text. */
  readonly onScan: (text: string) => void;
  readonly onClose: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useScanner(video, onScan);
  const isUsable = state === 'starting' || state === 'running';
  return (
    <Dialog title={messages.scan} size="sm" isStacked onClose={onClose}>
      <DialogBody>
        {isUsable && <Picture ref={video} muted playsInline aria-hidden="true" />}
        <Notice tone={isUsable ? 'info' : 'warning'} role="status">
          {texts[state]}
        </Notice>
      </DialogBody>
    </Dialog>
  );
}
