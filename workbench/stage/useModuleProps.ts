import { useMemo, useState } from 'react';

type Props = Readonly<Record<string, unknown>>;

/** Callbacks that the contract's modules take; the workbench handles them as a host would. */
const callbackNames = ['onClose', 'onViewChange', 'onTabChange'] as const;

/**
 * Props for the shown module: its state's props, and callbacks in place of the host's. `onViewChange('deposit')` sets
 * `view`, `onClose()` closes.
 */
export function useModuleProps(stateProps: Props = {}) {
  const [changes, setChanges] = useState<Props>({});
  const [isClosed, setIsClosed] = useState(false);
  const callbacks = useMemo(
    () =>
      Object.fromEntries(
        callbackNames.map((name) => [
          name,
          (value: unknown) => {
            if (name === 'onClose') return setIsClosed(true);
            const prop = name.replace(
              /^on(\w)(\w*)Change$/,
              (_, first: string, rest: string) => first.toLowerCase() + rest,
            );
            setChanges((current) => ({ ...current, [prop]: value }));
          },
        ]),
      ),
    [],
  );
  return { props: { ...stateProps, ...changes, ...callbacks }, isClosed, reopen: () => setIsClosed(false) };
}
