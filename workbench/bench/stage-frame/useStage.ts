import { type RefObject, useEffect, useReducer } from 'react';
import { onReport, type Report } from '../../stage/reports';
import type { Step } from '../../state';

/** What the stage has told since it was opened. */
export interface StageNotes {
  /** The run of the stage that told it. */
  readonly run: string;
  readonly progress: string;
  /** Index of the step being taken. */
  readonly step: number | undefined;
  /** Calls, events and errors, oldest first. */
  readonly log: readonly { readonly key: number; readonly entry: Report }[];
  readonly recorded: readonly Step[];
}

/** A long session keeps the newest entries. */
const maxEntries = 500;
const empty: StageNotes = { run: '', progress: 'preparing', step: undefined, log: [], recorded: [] };

/** Path of a run's state. */
const stateIn = (run: string) => /^\/stage\/[^/]+\/[^/ ]+/.exec(run)?.[0];

type Change = Report | { readonly kind: 'opened'; readonly run: string } | { readonly kind: 'cleared' };

function note(notes: StageNotes, message: Change): StageNotes {
  switch (message.kind) {
    case 'opened':
      return {
        ...empty,
        run: message.run,
        recorded: stateIn(notes.run) === stateIn(message.run) ? notes.recorded : [],
      };
    case 'cleared':
      return { ...notes, recorded: [] };
    case 'progress':
      return { ...notes, progress: message.progress, step: message.step };
    case 'recorded': {
      const before = message.isMore ? notes.recorded.slice(0, -1) : notes.recorded;
      return { ...notes, recorded: [...before, message.step] };
    }
    case 'address':
      return notes;
    default: {
      const told =
        message.kind === 'call' && notes.log.find(({ entry }) => entry.kind === 'call' && entry.id === message.id);
      if (told) {
        return { ...notes, log: notes.log.map((one) => (one === told ? { ...one, entry: message } : one)) };
      }
      const key = (notes.log.at(-1)?.key ?? 0) + 1;
      return { ...notes, log: [...notes.log.slice(1 - maxEntries), { key, entry: message }] };
    }
  }
}

/**
 * Listens to the stage in a frame.
 *
 * @param run another run of the stage begins new notes, and keeps what was recorded in the same state
 * @param onSearch told of the module's own query string
 */
export function useStage(
  frame: RefObject<HTMLIFrameElement | null>,
  run: string,
  onSearch: (search: string) => void,
): { readonly notes: StageNotes; readonly clear: () => void } {
  const [notes, dispatch] = useReducer(note, empty);
  useEffect(() => {
    dispatch({ kind: 'opened', run });
    return onReport(
      () => frame.current,
      (message) => {
        if (message.kind === 'address') onSearch(message.search);
        dispatch(message);
      },
    );
  }, [run, frame, onSearch]);
  return { notes, clear: () => dispatch({ kind: 'cleared' }) };
}
