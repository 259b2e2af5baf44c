import { logLine } from '../bugReport';
import type { StageNotes } from '../stage-frame/useStage';
import { messages } from '../workbench.messages';
import { Panel } from './Panel';

/** The bug report has them all. */
const shownEntries = 100;

/** Calls, events and errors of the stage, newest first. */
export function LogPanel({ log }: Pick<StageNotes, 'log'>) {
  return (
    <Panel title={messages.log} isOpen>
      {log.length === 0 && <p>{messages.logEmpty}</p>}
      <div className="bench-log" role="log" aria-label={messages.log} aria-live="off">
        <ol reversed>
          {log
            .slice(-shownEntries)
            .toReversed()
            .map(({ key, entry }) => (
              <li key={key} className={`bench-${entry.kind}`}>
                {logLine(entry)}
              </li>
            ))}
        </ol>
      </div>
    </Panel>
  );
}
