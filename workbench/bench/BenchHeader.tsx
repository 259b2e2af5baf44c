import { pages } from '@tessera/host-shell/frame';
import { pageLoader } from '@tessera/platform/host';
import { type Settings, writeSettings } from '../stage/environment/settings';
import { isChanged, listPath, remote, withSettings } from '../stage/states';
import type { State } from '../state';
import { readAddress, type WorkbenchAddress, writeAddress } from './address/address';
import { bugReport } from './bugReport';
import { CopyText } from './CopyText';
import { StatePicker } from './list/StatePicker';
import { SettingsBar } from './settings/SettingsBar';
import { stageFrameName } from './stage-frame/StageFrame';
import { readFaults } from './stage-frame/tabSandbox';
import { useIsStuck } from './stage-frame/useIsStuck';
import type { StageNotes } from './stage-frame/useStage';
import { messages } from './workbench.messages';

interface BenchHeaderProps {
  readonly address: WorkbenchAddress & { readonly state: State };
  readonly notes: StageNotes;
  /** Of this tab's sandbox, once it is open. */
  readonly sandboxOrigin: string | undefined;
  readonly hasPanels: boolean;
  readonly onPick: (state: State) => void;
  readonly onChange: (settings: Settings) => void;
  readonly onReset: () => void;
  readonly onStartAgain: () => void;
  readonly onPanels: (isShown: boolean) => void;
}

const progressTexts = new Map(Object.entries<string>(messages.progress));

const sizeOfStage = () => {
  const stage = document.querySelector('.bench-stage');
  return `${stage?.clientWidth} × ${stage?.clientHeight}`;
};

/** The state, the settings, and what can be copied. */
export function BenchHeader(props: BenchHeaderProps) {
  const { address, notes, sandboxOrigin, hasPanels, onPick, onChange, onReset, onStartAgain, onPanels } = props;
  const { state, settings } = address;
  const written = writeSettings(settings);
  const isStuck = useIsStuck(notes);
  const reportText = async () => {
    const { shell, contract, remotes } = pageLoader.diagnostics();
    const steps = [...(settings.steps ?? []), ...notes.recorded];
    const { search } = readAddress(window.location.href);
    const link = writeAddress(state, { ...settings, ...(steps.length > 0 && { steps }) }, search);
    return bugReport({
      href: window.location.origin + link,
      state: withSettings(state, settings),
      settings: written,
      remote,
      release: { ...(remote === 'shell' ? { ...shell, contract } : remotes[remote]), isChanged },
      userAgent: navigator.userAgent,
      window: sizeOfStage(),
      faults: (sandboxOrigin && (await readFaults(sandboxOrigin))) || (withSettings(state, settings).faults ?? []),
      recorded: notes.recorded,
      log: notes.log.map(({ entry }) => entry),
    });
  };
  return (
    <header className="bench-header">
      <div className="bench-line">
        <h1>
          <a href={listPath}>{messages.title(remote)}</a>
        </h1>
        <StatePicker state={state} onPick={onPick} />
        <output className={isStuck ? 'bench-stuck' : 'bench-progress'} aria-label={messages.steps}>
          {isStuck ? messages.stuck(notes.progress) : (progressTexts.get(notes.progress) ?? notes.progress)}
        </output>
        <div className="bench-actions">
          <button type="button" onClick={onStartAgain}>
            {messages.reload}
          </button>
          <button type="button" onClick={onReset} disabled={written === ''}>
            {messages.reset}
          </button>
          <CopyText label={messages.copyLink} text={() => window.location.href} />
          <CopyText label={messages.copyReport} text={reportText} />
          <a href={pages.diagnostics.path} target={stageFrameName}>
            {messages.diagnostics}
          </a>
          {sandboxOrigin !== undefined && (
            <>
              <a href={`${sandboxOrigin}/mailbox`} target="_blank" rel="noreferrer">
                {messages.mailbox}
              </a>
              <a href={`${sandboxOrigin}/console`} target="_blank" rel="noreferrer">
                {messages.console}
              </a>
            </>
          )}
          <button type="button" aria-expanded={hasPanels} onClick={() => onPanels(!hasPanels)}>
            {hasPanels ? messages.hidePanels : messages.showPanels}
          </button>
        </div>
      </div>
      <SettingsBar state={state} settings={settings} onChange={onChange} />
    </header>
  );
}
