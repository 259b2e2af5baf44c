import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { useState } from 'react';
import { Link, Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { EventLog } from './EventLog';
import { ModuleStage } from './ModuleStage';
import { messages } from './simulator.messages';
import { readPageStates, stateHref } from './states';
import { Toolbar } from './Toolbar';

const { remote, states } = readPageStates();

/**
 * Shows one remote in isolation: every state of every exposed module has an address; sessions and faults can be
 * switched.
 */
export function SimulatorPage() {
  return (
    <Routes>
      <Route path="/" element={<StateList />} />
      <Route path="/:module/:id" element={<StatePage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

function StateList() {
  const modules = [...new Set(states.map(({ module }) => module))];
  return (
    <main className="simulator-list">
      <h1>{messages.title(remote)}</h1>
      {modules.map((module) => (
        <section key={module}>
          <h2>{module}</h2>
          <ul>
            {states
              .filter((state) => state.module === module)
              .map((state) => (
                <li key={state.id}>
                  <a href={stateHref(state)}>{state.title}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function StatePage() {
  const { module, id } = useParams();
  const state = states.find((candidate) => candidate.module === module && candidate.id === id);
  return state === undefined ? <Elsewhere /> : <StateView key={`${module}/${id}`} initial={state} />;
}

function StateView({ initial }: { readonly initial: SimulatorState }) {
  const [search] = useSearchParams();
  const [state, setState] = useState<SimulatorState>({
    ...initial,
    withoutExtensions: search.get('without')?.split(',') ?? initial.withoutExtensions,
  });
  const isBare = search.has('bare');
  return (
    <>
      {!isBare && <Toolbar remote={remote} states={states} state={state} onChange={setState} />}
      <ModuleStage key={`${state.session} ${JSON.stringify(state.faults)}`} remote={remote} state={state} />
      <EventLog isHidden={isBare} />
    </>
  );
}

function Elsewhere() {
  return (
    <main className="simulator-list">
      <h1>{messages.elsewhere}</h1>
      <p>{messages.elsewhereLine(window.location.pathname + window.location.search)}</p>
      <p>
        <Link to="/">{messages.allStates}</Link>
      </p>
    </main>
  );
}
