import { useDocumentTitle } from '@tessera/shared-contracts/ui';
import { useEffect, useRef, useState } from 'react';
import type { Settings } from '../stage/environment/settings';
import { viewportOf } from '../stage/states';
import type { State } from '../state';
import { type WorkbenchAddress, writeAddress } from './address/address';
import { BenchHeader } from './BenchHeader';
import { StatePanels } from './panels/StatePanels';
import { Problems } from './stage-frame/Problems';
import { StageFrame } from './stage-frame/StageFrame';
import { tabOrigin } from './stage-frame/tabSandbox';
import { usePaneKey } from './stage-frame/usePaneKey';
import { useRecorder } from './stage-frame/useRecorder';
import { useSandboxClosed } from './stage-frame/useSandboxClosed';
import { useStage } from './stage-frame/useStage';
import { useStageAddress } from './stage-frame/useStageAddress';
import { messages } from './workbench.messages';

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
  const recorder = useRecorder(frame, notes, notes.run === run && notes.progress === 'ready', startAgain);
  const isSandboxClosed = useSandboxClosed(port, run, notes);
  usePaneKey(frame, run);
  useDocumentTitle(messages.stateTitle(state.module, state.title));
  const [hasPanels, setHasPanels] = useState(true);
  const hasFailed = notes.run === run && notes.progress === 'failed';
  useEffect(() => {
    if (hasFailed) void renewSandbox();
  }, [hasFailed, renewSandbox]);
  const change = (changes: Settings) => go(writeAddress(state, { ...settings, ...changes }));

  return (
    <div className="bench">
      <BenchHeader
        address={address}
        notes={notes}
        sandboxOrigin={port === undefined ? undefined : tabOrigin(port)}
        onPick={(picked) => go(writeAddress(picked, { ...settings, props: undefined, steps: undefined }))}
        onChange={change}
        onReset={() => go(writeAddress(state))}
        onStartAgain={() => void startAgain()}
        hasPanels={hasPanels}
        onPanels={setHasPanels}
      />
      <Problems
        problems={problems}
        sandbox={sandbox}
        isClosed={isSandboxClosed}
        onStartAgain={() => void startAgain()}
      />
      <main className="bench-main" aria-label={messages.stage}>
        {sandbox === 'opening' && <p role="status">{messages.opening}</p>}
        {src !== undefined && (
          <StageFrame key={run} ref={frame} src={src} viewport={settings.viewport ?? viewportOf(state)} />
        )}
      </main>
      <aside className="bench-panels" aria-label={messages.panels} hidden={!hasPanels}>
        <StatePanels
          address={address}
          frame={frame}
          notes={notes}
          recorder={{ ...recorder, onClear: clear }}
          onChange={change}
          go={go}
        />
      </aside>
    </div>
  );
}
