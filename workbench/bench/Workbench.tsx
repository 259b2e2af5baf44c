import { listPath } from '../stage/states';
import { useAddress } from './address/useAddress';
import { StateList } from './list/StateList';
import { StateBench } from './StateBench';
import { messages } from './workbench.messages';

/** The workbench: the list of states, or one state on its stage with everything that QA changes about it. */
export function Workbench() {
  const { address, isList, go, noteSearch } = useAddress();
  if (isList) return <StateList go={go} />;
  const { state } = address;
  if (state !== undefined) return <StateBench address={{ ...address, state }} go={go} noteSearch={noteSearch} />;
  return (
    <main className="bench-list">
      <h1>{messages.unknownState}</h1>
      <p>
        <a href={listPath}>{messages.allStates}</a>
      </p>
    </main>
  );
}
