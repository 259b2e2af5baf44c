import type { State, Step } from '../../state';
import { CopyText } from '../CopyText';
import { messages } from '../workbench.messages';
import { Panel } from './Panel';

/** Props of {@link RecorderPanel}. */
export interface RecorderPanelProps {
  readonly state: State;
  readonly recorded: readonly Step[];
  readonly isRecording: boolean;
  readonly onRecord: (isOn: boolean) => void;
  readonly onReplay: () => void;
  readonly onClear: () => void;
}

/** Records what a person does in the stage, as steps of a state. */
export function RecorderPanel({ state, recorded, isRecording, onRecord, onReplay, onClear }: RecorderPanelProps) {
  const stateText = () => {
    const steps = [...(state.steps ?? []), ...recorded];
    return JSON.stringify({ ...state, id: `${state.id}-recorded`, shows: [], steps }, null, 2);
  };
  const hasSteps = recorded.length > 0;
  return (
    <Panel title={messages.recorder} isOpen={isRecording || hasSteps}>
      <div className="bench-actions">
        <button type="button" aria-pressed={isRecording} onClick={() => onRecord(!isRecording)}>
          {isRecording ? messages.stop : messages.record}
        </button>
        <button type="button" disabled={!hasSteps} onClick={onReplay}>
          {messages.replay}
        </button>
        <button type="button" disabled={!hasSteps} onClick={onClear}>
          {messages.clear}
        </button>
        <CopyText label={messages.copyState} text={stateText} />
      </div>
      {hasSteps && <pre>{JSON.stringify(recorded, null, 2)}</pre>}
    </Panel>
  );
}
