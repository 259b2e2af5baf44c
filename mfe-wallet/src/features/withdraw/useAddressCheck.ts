import { useEffect, useRef, useState } from 'react';

/** Checks whether an address is valid for a coin's network. */
export type CheckAddress = typeof import('@tessera/shared-contracts/addresses')['checkAddress'];

/** Loads the address checks while the form is filled in, so that players who never withdraw do not fetch them. */
export function useAddressCheck() {
  const loaded = useRef<CheckAddress>(undefined);
  const [isAwaited, setIsAwaited] = useState(false);

  const load = async () => {
    try {
      loaded.current ??= (await import('@tessera/shared-contracts/addresses')).checkAddress;
    } catch (error) {
      console.error('The checks of addresses could not be loaded.', error);
    }
    return loaded.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough; a failed load is tried again when it is needed.
  useEffect(() => void load(), []);

  /** The check once it has loaded, or `undefined` if it cannot be loaded; the next call retries. */
  const getCheck = async (): Promise<CheckAddress | undefined> => {
    if (loaded.current !== undefined) return loaded.current;
    setIsAwaited(true);
    const check = await load();
    setIsAwaited(false);
    return check;
  };
  return { isAwaited, getCheck };
}
