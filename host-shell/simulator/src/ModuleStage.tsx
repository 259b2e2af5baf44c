import { ModulePlace, RemoteSlot, SlotFailureView } from '@tessera/platform/host';
import type { ExposedName, ExposedProps, RemoteName, SimulatorState } from '@tessera/shared-contracts/remotes';
import { useEffect, useState } from 'react';
import { fillStorage } from './fillStorage';
import { installBrowserAnswers } from './installBrowserAnswers';
import { installWallets } from './installWallets';
import { applyFaults, applySession } from './sandboxControl';
import { messages } from './simulator.messages';
import { removeExtensions } from './siteExtensions';
import { stepName, takeSteps } from './steps/takeSteps';
import { useModuleProps } from './useModuleProps';

interface ModuleStageProps {
  readonly remote: RemoteName;
  readonly state: SimulatorState;
}

/** Applies session and faults, renders the module as a host's slot would, and takes the state's steps. */
export function ModuleStage({ remote, state }: ModuleStageProps) {
  const [stage, setStage] = useState<'preparing' | 'ready' | 'failed'>('preparing');
  const { props, isClosed, reopen } = useModuleProps(state.props);

  useEffect(() => {
    let isCurrent = true;
    const prepare = async () => {
      try {
        removeExtensions(state.withoutExtensions);
        await applyFaults();
        await applySession(state.session);
        fillStorage(state.storage);
        await applyFaults(state.faults);
        if (isCurrent) setStage('ready');
      } catch (error) {
        console.error(error);
        if (isCurrent) setStage('failed');
      }
    };
    void prepare();
    return () => {
      isCurrent = false;
    };
  }, [state]);

  useEffect(() => installWallets(state.browserWallets ?? []), [state]);
  useEffect(() => installBrowserAnswers(state), [state]);
  useEffect(() => {
    if (stage !== 'ready') return undefined;
    const steps = new AbortController();
    const { dataset } = document.documentElement;
    void takeSteps(state.steps ?? [], steps.signal, (step) => {
      dataset.simulator = stepName(step);
    }).then(() => {
      dataset.simulator = 'ready';
    });
    return () => steps.abort();
  }, [stage, state]);

  if (stage === 'failed') return <p role="alert">{messages.cannotPrepare}</p>;
  if (stage === 'preparing') return <p className="simulator-note">{messages.preparing}</p>;
  if (isClosed) {
    return (
      <p className="simulator-note">
        {messages.closed}{' '}
        <button type="button" onClick={reopen}>
          {messages.reopen}
        </button>
      </p>
    );
  }
  return (
    <main className="simulator-stage">
      <RemoteSlot
        remote={remote}
        module={state.module as ExposedName<RemoteName>}
        props={props as unknown as ExposedProps<RemoteName, ExposedName<RemoteName>>}
        skeleton={<ModulePlace module={`${remote}/${state.module}`} title={state.title} height="100dvh" />}
        renderFailure={(failure) => <SlotFailureView label={state.module} failure={failure} headingLevel={2} />}
      />
    </main>
  );
}
