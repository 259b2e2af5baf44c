import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Holds the surrounding dialog open; returns the release. */
type Hold = () => () => void;

/** {@link Hold} of the surrounding dialog; outside dialogs it does nothing. */
export const HoldContext = createContext<Hold>(() => () => undefined);

/** Holds the surrounding dialog open while its request is in progress: it is inert and cannot be dismissed. */
export function useHoldDialog(isHeld: boolean): void {
  const hold = useContext(HoldContext);
  useLayoutEffect(() => (isHeld ? hold() : undefined), [isHeld, hold]);
}

/** Whether a dialog is held open, and the hold for its content. */
export function useHolds(): readonly [boolean, Hold] {
  const [count, setCount] = useState(0);
  const hold = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return [count > 0, hold];
}
