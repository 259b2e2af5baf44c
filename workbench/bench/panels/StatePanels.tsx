import type { RefObject } from 'react';
import { safeParse } from 'valibot';
import { propsSchema, type Settings } from '../../stage/environment/settings';
import { withSettings } from '../../stage/states';
import type { State } from '../../state';
import type { WorkbenchAddress } from '../address/address';
import type { StageNotes } from '../stage-frame/useStage';
import { messages } from '../workbench.messages';
import { Extensions } from './Extensions';
import { FaultEditor } from './FaultEditor';
import { LogPanel } from './LogPanel';
import { OpenReport } from './OpenReport';
import { Panel } from './Panel';
import { RecorderPanel, type RecorderPanelProps } from './RecorderPanel';
import { ShowsPanel } from './ShowsPanel';
import { StepsPanel } from './StepsPanel';
import { TextForm } from './TextForm';

function readProps(text: string) {
  const { success, output, issues } = safeParse(propsSchema, text);
  return success ? { value: output } : { problem: issues[0].message };
}
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface StatePanelsProps {
  readonly address: WorkbenchAddress & { readonly state: State };
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly notes: StageNotes;
  readonly recorder: Omit<RecorderPanelProps, 'state'>;
  readonly onChange: (changes: Settings) => void;
  readonly go: (path: string) => void;
}

/** What the state is made of, and what it did. */
export function StatePanels({ address, frame, notes, recorder, onChange, go }: StatePanelsProps) {
  const { state, settings } = address;
  const shown = withSettings(state, settings);
  return (
    <>
      <ShowsPanel key={state.id} state={state} frame={frame} />
      <StepsPanel state={shown} step={notes.step} progress={notes.progress} />
      <LogPanel log={notes.log} />
      <RecorderPanel state={shown} {...recorder} />
      <Panel title={messages.labels.faults}>
        <FaultEditor faults={shown.faults ?? []} onChange={(faults) => onChange({ faults })} />
      </Panel>
      <Panel title={messages.extensions}>
        <Extensions
          without={shown.withoutExtensions ?? []}
          onChange={(without) =>
            onChange({ without: isSame(without, state.withoutExtensions ?? []) ? undefined : [...without] })
          }
        />
      </Panel>
      <Panel title={messages.props}>
        <TextForm
          key={JSON.stringify(shown.props)}
          label={messages.propsLabel}
          action={messages.apply}
          initial={JSON.stringify(shown.props ?? {}, null, 2)}
          read={readProps}
          onRead={(props) => onChange({ props: isSame(props, state.props ?? {}) ? undefined : props })}
        />
      </Panel>
      <OpenReport go={go} />
    </>
  );
}
