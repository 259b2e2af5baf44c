/** What an error says of itself: its stack, or the place where it was thrown. */
export type NoteError = (stack: string) => void;

const maxEarly = 20;
const early: string[] = [];
let note: NoteError = (stack) => {
  if (early.length < maxEarly) early.push(stack);
};

/** Passes on an error that nothing else reports. */
export const noteError = (error: unknown, place = ''): void => note((error instanceof Error && error.stack) || place);

/** Hears errors of the page from now on. */
export function listenForErrors(): void {
  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    noteError(error, `${filename}:${lineno}:${colno}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}

/** Passes the errors so far, and all later ones, to a function. */
export function hearErrors(handle: NoteError): void {
  note = handle;
  early.splice(0).forEach(handle);
}
