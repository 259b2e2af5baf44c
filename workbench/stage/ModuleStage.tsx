import { ModulePlace, RemoteSlot, SlotFailureView } from '@tessera/platform/host';
import type { ExposedName, ExposedProps, RemoteName } from '@tessera/shared-contracts/remotes';
import { useEffect, useState } from 'react';
import type { State } from '../state';
import type { Settings } from './environment/settings';
import { installBrowserAnswers } from './installBrowserAnswers';
import { installWallets } from './installWallets';
import { ModuleFrame } from './ModuleFrame';
import { isOwnReload } from './ownReload';
import { prepareState } from './prepareState';
import { messages } from './stage.messages';
import { useModuleProps } from './useModuleProps';
import { useSteps } from './useSteps';

interface ModuleStageProps {
  readonly remote: RemoteName;
  /** The state with the address's settings. */
  readonly state: State;
  readonly settings: Settings;
}

/** The host would give the focus back to what opened the module; the page around a frame keeps it. */
const takeFocus = (button: HTMLElement | null): void => {
  if (window.parent === window) button?.focus();
};

/**
 * Prepares the state, renders the module as a host's slot would, and takes the state's steps; a page that reloaded itself
 * is shown as it comes back.
 */
export function ModuleStage({ remote, state: given, settings: givenSettings }: ModuleStageProps) {
  // The address is read again when the module changes its query; the state stays.
  const [state] = useState(given);
  const [settings] = useState(givenSettings);
  const [stage, setStage] = useState<'preparing' | 'prepared' | 'failed'>('preparing');
  const { props, isClosed, reopen } = useModuleProps(state.props);

  useEffect(() => {
    let isCurrent = true;
    (isOwnReload ? Promise.resolve() : prepareState(state, settings)).then(
      () => isCurrent && setStage('prepared'),
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setStage('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [state, settings]);
  useEffect(() => installWallets(state), [state]);
  useEffect(() => installBrowserAnswers(state), [state]);
  useSteps(isOwnReload ? undefined : state.steps, stage);

  if (stage === 'failed') return <p role="alert">{messages.cannotPrepare}</p>;
  if (stage === 'preparing') return <p className="stage-note">{messages.preparing}</p>;
  if (isClosed) {
    return (
      <main className="stage-note">
        <h1>{messages.closed}</h1>
        <button ref={takeFocus} type="button" onClick={reopen}>
          {messages.reopen}
        </button>
      </main>
    );
  }
  return (
    <ModuleFrame module={state.module}>
      <RemoteSlot
        remote={remote}
        module={state.module as ExposedName<RemoteName>}
        props={props as unknown as ExposedProps<RemoteName, ExposedName<RemoteName>>}
        skeleton={<ModulePlace module={`${remote}/${state.module}`} title={state.title} height="100dvh" />}
        renderFailure={(failure) => <SlotFailureView label={state.module} failure={failure} headingLevel={2} />}
      />
    </ModuleFrame>
  );
}
