import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createReader } from './qrCodeDetector';

/** State of the camera. */
export type CameraState = 'starting' | 'running' | 'refused' | 'missing' | 'failed';

const intervalMs = 200;

const reasons: ReadonlyMap<string, CameraState> = new Map([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
]);

const reasonOf = (error: unknown): CameraState =>
  (error instanceof DOMException ? reasons.get(error.name) : undefined) ?? 'failed';

/** Shows the camera's picture in a video element, and reads QR codes in it until the first, or until it unmounts. */
export function useScanner(video: RefObject<HTMLVideoElement | null>, onScan: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const handleScan = useEffectEvent(onScan);

  useEffect(() => {
    const stop = new AbortController();
    startScanner(video.current, stop.signal, { onRunning: () => setState('running'), onScan: handleScan }).catch(
      (error: unknown) => {
        if (!stop.signal.aborted) setState(reasonOf(error));
      },
    );
    return () => stop.abort();
  }, [video]);
  return state;
}

async function startScanner(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  { onRunning, onScan }: { onRunning: () => void; onScan: (text: string) => void },
) {
  if (video === null) return;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  // The dialog may have been closed during the permission prompt.
  if (signal.aborted) return release();
  signal.addEventListener('abort', release);
  try {
    video.srcObject = stream;
    await video.play();
    onRunning();
    const text = await readFirst(createReader(), video, signal);
    if (text !== undefined) onScan(text);
  } catch (error) {
    release();
    throw error;
  }
}

async function readFirst(
  read: ReturnType<typeof createReader>,
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | undefined> {
  while (!signal.aborted) {
    const text = await read(video);
    if (text !== undefined && !signal.aborted) return text;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  return undefined;
}
