import { stateOf, states } from '../../stage/states';
import type { State } from '../../state';
import { messages } from '../workbench.messages';

interface StatePickerProps {
  readonly state: State;
  readonly onPick: (state: State) => void;
}

/** A choice of all states. */
export const StatePicker = ({ state, onPick }: StatePickerProps) => (
  <label className="bench-picker">
    <span>{messages.state}</span>
    <select
      value={`${state.module}/${state.id}`}
      onChange={({ target }) => {
        const [module, id] = target.value.split('/');
        const picked = stateOf(module, id);
        if (picked !== undefined) onPick(picked);
      }}
    >
      {states.map(({ module, id, title }) => (
        <option key={`${module}/${id}`} value={`${module}/${id}`}>
          {messages.stateTitle(module, title)}
        </option>
      ))}
    </select>
  </label>
);
