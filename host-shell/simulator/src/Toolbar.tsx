import type { RemoteName, SimulatorState } from '@tessera/shared-contracts/remotes';
import { messages } from './simulator.messages';
import { stateHref } from './states';

type Faults = NonNullable<SimulatorState['faults']>;

/** Faults that can be applied to any state by hand. */
const faultPresets = {
  none: [],
  'slow (3 s)': [{ method: '*', path: '/*-service/*', delayMs: 3_000 }],
  'server error': [
    { method: '*', path: '/*-service/*', status: 500, body: { message: 'The provider has a problem.' } },
  ],
  'not JSON': [{ method: '*', path: '/*-service/*', status: 200, body: '<html>' }],
  'connection closed': [{ method: '*', path: '/*-service/*', drop: 'before' }],
} satisfies { readonly [name: string]: Faults };

const sessions = ['signed-out', 'player', 'expired'] as const;

interface ToolbarProps {
  readonly remote: RemoteName;
  readonly states: readonly SimulatorState[];
  readonly state: SimulatorState;
  readonly onChange: (state: SimulatorState) => void;
}

/** Switches what is shown: the state (by address), the session, the sandbox's faults. */
export function Toolbar({ remote, states, state, onChange }: ToolbarProps) {
  const presets: ReadonlyMap<string, Faults> = new Map(
    Object.entries<Faults>({
      'as the state says': states.find((one) => one.id === state.id && one.module === state.module)?.faults ?? [],
      ...faultPresets,
    }),
  );
  const selected = [...presets].find(([, faults]) => JSON.stringify(faults) === JSON.stringify(state.faults ?? []));
  return (
    <header className="simulator-toolbar">
      <a href="/">{messages.title(remote)}</a>
      <label>
        {messages.state}
        <select
          aria-label={messages.state}
          value={stateHref(state)}
          onChange={(event) => window.location.assign(event.target.value)}
        >
          {states.map((one) => (
            <option key={stateHref(one)} value={stateHref(one)}>{`${one.module}: ${one.title}`}</option>
          ))}
        </select>
      </label>
      <label>
        {messages.session}
        <select
          aria-label={messages.session}
          value={state.session}
          onChange={(event) => onChange({ ...state, session: event.target.value as SimulatorState['session'] })}
        >
          {sessions.map((session) => (
            <option key={session}>{session}</option>
          ))}
        </select>
      </label>
      <label>
        {messages.fault}
        <select
          aria-label={messages.fault}
          value={selected?.[0]}
          onChange={(event) => onChange({ ...state, faults: presets.get(event.target.value) ?? [] })}
        >
          {[...presets.keys()].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </header>
  );
}
