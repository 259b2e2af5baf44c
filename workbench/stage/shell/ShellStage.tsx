import { useEffect, useState } from 'react';
import type { State } from '../../state';
import { type Settings, writeSettings } from '../environment/settings';
import { prepareState } from '../prepareState';
import { messages } from '../stage.messages';
import { readPageRegistry } from './pageRegistry';
import { writeShellRun } from './shellRun';

interface ShellStageProps {
  /** The state with the address's settings. */
  readonly state: State;
  readonly settings: Settings;
}

/** The state's address in the composed site. */
function addressOf({ path = '/', search = '' }: State): string {
  const { remotes } = readPageRegistry();
  return (
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(remotes[name]?.live.baseUrl ?? '')) + search
  );
}

/** Prepares a state of the composed site and goes to its page, which takes the state's steps. */
export function ShellStage({ state: given, settings: givenSettings }: ShellStageProps) {
  const [state] = useState(given);
  const [settings] = useState(givenSettings);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    const goToPage = () => {
      writeShellRun({ state, settings: writeSettings(settings), taken: 0 });
      window.location.replace(addressOf(state));
    };
    prepareState(state, settings).then(goToPage, (error: unknown) => {
      console.error(error);
      setIsFailed(true);
    });
  }, [state, settings]);
  return isFailed ? <p role="alert">{messages.cannotPrepare}</p> : <p className="stage-note">{messages.preparing}</p>;
}
