import { readSession, type StoredItem, subscribeSession } from '@tessera/shared-contracts/session';
import { useEffect, useState } from 'react';
import { type GenericSchema, parse, safeParse } from 'valibot';

/** State of which a part is kept in this tab. */
export interface KeptState<State> {
  readonly state: State;
  readonly change: (changed: Partial<State>) => void;
}

/** The item for visitors alone: it is emptied when a session starts, in whichever tab, and stays empty until its end. */
export function ofVisitor(item: StoredItem): StoredItem {
  const forget = () => {
    if (readSession() !== undefined) item.write('');
  };
  subscribeSession(forget);
  return {
    ...item,
    write: (text) => {
      if (readSession() === undefined) item.write(text);
    },
  };
}

function read<Kept>(item: StoredItem, schema: GenericSchema<unknown, Kept>): Kept | undefined {
  try {
    const kept = safeParse(schema, JSON.parse(item.read() ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * State that survives a reload of the tab, which phones do by themselves, and closing by accident.
 *
 * @param schema of the fields that are kept
 */
export function useKeptInTab<Kept extends object, State extends Kept>(
  item: StoredItem,
  schema: GenericSchema<unknown, Kept>,
  empty: State,
): KeptState<State> {
  const [state, setState] = useState<State>(() => ({ ...empty, ...read(item, schema) }));
  useEffect(() => item.write(JSON.stringify(parse(schema, state))), [item, schema, state]);
  return {
    state,
    change: (changed) => setState((before) => ({ ...before, ...changed })),
  };
}
