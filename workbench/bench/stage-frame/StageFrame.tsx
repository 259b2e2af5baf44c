import type { Ref } from 'react';
import type { Settings } from '../../stage/environment/settings';
import { messages } from '../workbench.messages';

/** Links with this target open in the stage. */
export const stageFrameName = 'stage';

interface StageFrameProps {
  readonly ref: Ref<HTMLIFrameElement>;
  readonly src: string;
  readonly viewport: Settings['viewport'];
}

/** The stage in a frame: as large as there is room, or of exactly the chosen size, which scrolls. */
export function StageFrame({ ref, src, viewport }: StageFrameProps) {
  return (
    // A scrolling area has to be focusable by keyboard.
    <div
      className="bench-room"
      {...(viewport && { tabIndex: 0, role: 'region', 'aria-label': messages.labels.viewport })}
    >
      <iframe
        ref={ref}
        title={messages.stage}
        name={stageFrameName}
        src={src}
        className={viewport ? 'bench-stage' : 'bench-stage bench-full'}
        style={viewport}
        allow="camera; clipboard-write; fullscreen; publickey-credentials-get; publickey-credentials-create"
      />
    </div>
  );
}
