import { useState } from 'react';
import { remote, states } from '../../stage/states';
import { writeAddress } from '../address/address';
import { OpenReport } from '../panels/OpenReport';
import { messages } from '../workbench.messages';
import { byModule, searchStates } from './searchStates';

interface StateListProps {
  readonly go: (path: string) => void;
}

/** `/`: every state, by module, with a search. */
export function StateList({ go }: StateListProps) {
  const [query, setQuery] = useState('');
  const found = searchStates(states, query);
  return (
    <main className="bench-list">
      <h1>{messages.title(remote)}</h1>
      <label className="bench-field">
        <span>{messages.search}</span>
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <OpenReport go={go} />
      <p role="status">{messages.found(found.length, states.length)}</p>
      {[...byModule(found)].map(([module, ofModule]) => (
        <section key={module} aria-label={module}>
          <h2>
            <span>{module}</span> <small>{ofModule.length}</small>
          </h2>
          <ul>
            {ofModule.map((state) => (
              <li key={state.id}>
                <a href={writeAddress(state)}>{state.title}</a>
                {state.shows !== undefined && <small>{state.shows.join(' · ')}</small>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
