import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { states } from '../../stage/states';
import type { State } from '../../state';
import { messages } from '../workbench.messages';
import { searchStates } from './searchStates';

const nameOf = ({ module, title }: State) => `${module}: ${title}`;

interface StatePickerProps {
  readonly state: State;
  readonly onPick: (state: State) => void;
}

/** A combobox over all states (APG: editable, with list autocomplete). */
export function StatePicker({ state, onPick }: StatePickerProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  /** What is typed while the list is open. */
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = query !== undefined;
  const found = isOpen ? searchStates(states, query) : [];

  const move = (to: number) => {
    const index = (to + found.length) % Math.max(found.length, 1);
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const pick = (picked: State | undefined) => {
    setQuery(undefined);
    if (picked !== undefined) onPick(picked);
  };
  const search = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const handleKey = (event: KeyboardEvent) => {
    const handlers = new Map<string, () => void>([
      ['ArrowDown', () => (isOpen ? move(active + 1) : search(''))],
      ['ArrowUp', () => (isOpen ? move(active - 1) : search(''))],
      ['Enter', () => (isOpen ? pick(found[active]) : search(''))],
      ['Escape', () => setQuery(undefined)],
    ]);
    const handle = handlers.get(event.key);
    if (handle === undefined) return;
    event.preventDefault();
    handle();
  };

  return (
    <div className="bench-picker">
      <label htmlFor={id}>{messages.state}</label>
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={isOpen && found.length > 0 ? `${id}option${active}` : undefined}
        placeholder={messages.search}
        value={query ?? nameOf(state)}
        onClick={() => !isOpen && search('')}
        onChange={(event) => search(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => setQuery(undefined)}
      />
      <div ref={list} id={`${id}list`} role="listbox" aria-label={messages.states} hidden={!isOpen} tabIndex={-1}>
        {found.map((one, index) => (
          // The field keeps the focus and handles the keys.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={`${one.module}/${one.id}`}
            id={`${id}option${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(one)}
          >
            <span>{nameOf(one)}</span>
            {one.shows !== undefined && <small>{one.shows.join(' · ')}</small>}
          </div>
        ))}
      </div>
    </div>
  );
}
