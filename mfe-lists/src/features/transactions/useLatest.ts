import { useLayoutEffect, useRef, useState } from 'react';

/** Hook: a function that stays the same and calls the latest of those that it is given: a prop of a memoized component. */
export function useLatest<Argument>(act: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useState(() => (argument: Argument) => latest.current(argument))[0];
}
