import {
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  safeParse,
  string,
} from 'valibot';

const schema = object({
  /** Address of the history entry below, when the dialog was opened from the page and not by its address. */
  openedFrom: optional(string()),
  /** Number of history entries of the same dialog below this one: views that led to this view. */
  viewsBelow: optional(pipe(number(), integer(), minValue(0), maxValue(100))),
  /** Path and search of the page under a dialog that has its own path. */
  underneath: optional(object({ pathname: string(), search: string() })),
});

/** What the shell stores with an entry of the tab's history. */
export type NavigationState = InferOutput<typeof schema>;

/** Reads the state of a history entry; an earlier version of the site may have written it. */
export function readNavigationState(state: unknown): NavigationState {
  const result = safeParse(schema, state);
  return result.success ? result.output : {};
}
