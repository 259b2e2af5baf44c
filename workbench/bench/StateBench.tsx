import { useDocumentTitle } from '@tessera/shared-contracts/ui';
import { useEffect, useRef, useState } from 'react';
import { record, string, unknown } from 'valibot';
import type { Settings } from '../stage/environment/settings';
import { order } from '../stage/reports';
import { messages as stageMessages } from '../stage/stage.messages';
import { viewportOf, withSettings } from '../stage/states';
import type { State } from '../state';
import { type WorkbenchAddress, writeAddress } from './address/address';
import { BenchHeader } from './BenchHeader';
import { Extensions } from './panels/Extensions';
import { FaultEditor } from './panels/FaultEditor';
import { JsonEditor } from './panels/JsonEditor';
import { LogPanel } from './panels/LogPanel';
import { Panel } from './panels/Panel';
import { RecorderPanel } from './panels/RecorderPanel';
import { ShowsPanel } from './panels/ShowsPanel';
import { StepsPanel } from './panels/StepsPanel';
import { SandboxProblem } from './stage-frame/SandboxProblem';
import { StageFrame } from './stage-frame/StageFrame';
import { tabOrigin } from './stage-frame/tabSandbox';
import { usePaneKey } from './stage-frame/usePaneKey';
import { useSandboxClosed } from './stage-frame/useSandboxClosed';
import { useStage } from './stage-frame/useStage';
import { useStageAddress } from './stage-frame/useStageAddress';
import { messages } from './workbench.messages';

const propsSchema = record(string(), unknown());
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface StateBenchProps {
  readonly address: WorkbenchAddress & { readonly state: State };
  readonly go: (path: string) => void;
  readonly noteSearch: (search: string) => void;
}

/** One state: its stage, and beside it what it is made of and what it did. */
export function StateBench({ address, go, noteSearch }: StateBenchProps) {
  const { state, settings, problems } = address;
  const frame = useRef<HTMLIFrameElement>(null);
  const { src, run, startAgain, renewSandbox, sandbox, port } = useStageAddress(address);
  const { notes, clear } = useStage(frame, run, noteSearch);
  const isSandboxClosed = useSandboxClosed(port, run, notes);
  usePaneKey(frame, run);
  useDocumentTitle(messages.stateTitle(state.module, state.title));
  const [isRecording, setIsRecording] = useState(false);
  const [isReplaying, setIsReplaying] = useState(false);
  const [hasPanels, setHasPanels] = useState(true);
  const shown = withSettings(state, settings);
  const isReady = notes.run === run && notes.progress === 'ready';

  const hasFailed = notes.run === run && notes.progress === 'failed';
  useEffect(() => {
    if (hasFailed) void renewSandbox();
  }, [hasFailed, renewSandbox]);

  const change = (changes: Settings) => go(writeAddress(state, { ...settings, ...changes }));
  useEffect(() => {
    if (isReady) order(frame.current, { kind: 'record', isOn: isRecording });
  }, [isReady, isRecording]);
  const { recorded } = notes;
  useEffect(() => {
    if (!isReady || !isReplaying) return;
    setIsReplaying(false);
    order(frame.current, { kind: 'take', steps: [...recorded] });
  }, [isReady, isReplaying, recorded]);
  const handleReplay = () => {
    setIsRecording(false);
    void startAgain().then(() => setIsReplaying(true));
  };

  return (
    <div className="bench">
      <BenchHeader
        address={address}
        notes={notes}
        sandboxOrigin={port === undefined ? undefined : tabOrigin(port)}
        onPick={(picked) => go(writeAddress(picked, { ...settings, props: undefined }))}
        onChange={change}
        onReset={() => go(writeAddress(state))}
        onStartAgain={() => void startAgain()}
        hasPanels={hasPanels}
        onPanels={setHasPanels}
      />
      <div className="bench-problems">
        {problems.map(({ name, text }) => (
          <p key={name} role="alert" className="bench-problem">
            {stageMessages.unreadable(name, text)}
          </p>
        ))}
        <SandboxProblem sandbox={sandbox} isClosed={isSandboxClosed} onStartAgain={() => void startAgain()} />
      </div>
      <main className="bench-main" aria-label={messages.stage}>
        {sandbox === 'opening' && <p role="status">{messages.opening}</p>}
        {src !== undefined && (
          <StageFrame key={run} ref={frame} src={src} viewport={settings.viewport ?? viewportOf(state)} />
        )}
      </main>
      <aside className="bench-panels" aria-label={messages.panels} hidden={!hasPanels}>
        <ShowsPanel key={state.id} state={state} frame={frame} />
        <StepsPanel state={shown} step={notes.step} progress={notes.progress} />
        <LogPanel log={notes.log} />
        <RecorderPanel
          state={shown}
          recorded={recorded}
          isRecording={isRecording}
          onRecord={setIsRecording}
          onReplay={handleReplay}
          onClear={clear}
        />
        <Panel title={messages.labels.faults}>
          <FaultEditor faults={shown.faults ?? []} onChange={(faults) => change({ faults })} />
        </Panel>
        <Panel title={messages.extensions}>
          <Extensions
            without={shown.withoutExtensions ?? []}
            onChange={(without) =>
              change({ without: isSame(without, state.withoutExtensions ?? []) ? undefined : [...without] })
            }
          />
        </Panel>
        <Panel title={messages.props}>
          <JsonEditor
            key={JSON.stringify(shown.props)}
            label={messages.propsLabel}
            value={shown.props ?? {}}
            schema={propsSchema}
            onApply={(props) => change({ props: isSame(props, state.props ?? {}) ? undefined : props })}
          />
        </Panel>
      </aside>
    </div>
  );
}
