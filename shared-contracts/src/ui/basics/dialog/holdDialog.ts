import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Begins a hold on the dialog around and returns its end. */
type Hold = () => () => void;

/** {@link Hold} of the dialog around; outside of dialogs it does nothing. */
export const HoldContext = createContext<Hold>(() => () => undefined);

/** Holds the dialog around open while a request of it is under way: nothing in it can be pressed, and nothing dismisses it. */
export function useHoldDialog(isHeld: boolean): void {
  const hold = useContext(HoldContext);
  useLayoutEffect(() => (isHeld ? hold() : undefined), [isHeld, hold]);
}

/** Whether something in a dialog holds it open, and what its content holds it by. */
export function useHolds(): readonly [boolean, Hold] {
  const [count, setCount] = useState(0);
  const hold = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return [count > 0, hold];
}
