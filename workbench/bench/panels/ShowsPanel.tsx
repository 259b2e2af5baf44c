import type { RefObject } from 'react';
import type { State } from '../../state';
import { useMissing } from '../stage-frame/useMissing';
import { messages } from '../workbench.messages';
import { Panel } from './Panel';

interface ShowsPanelProps {
  readonly state: State;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

const noClaims: string[] = [];

/** What the state says that it shows, and whether the stage does. */
export function ShowsPanel({ state: { shows = noClaims }, frame }: ShowsPanelProps) {
  const missing = useMissing(frame, shows);
  return (
    <Panel title={messages.shows} isOpen>
      {shows.length === 0 && <p>{messages.showsNothing}</p>}
      <ul>
        {shows.map((text) => (
          <li key={text}>
            <span>{text}</span> <small>{missing.includes(text) ? messages.notShown : messages.shown}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
