import { useLayoutEffect, useRef, useState } from 'react';

/** Hook: a stable function that calls the latest given one, for props of memoized components. */
export function useLatest<Argument>(act: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useState(() => (argument: Argument) => latest.current(argument))[0];
}
