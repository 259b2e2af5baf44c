import { useEffect, useRef, useState } from 'react';

/** The checks of addresses, in a script of their own. */
export type AddressTools = typeof import('@tessera/shared-contracts/addresses');

/** Loads the checks of addresses while the form is filled in, so that players who never withdraw do not fetch them. */
export function useAddressTools() {
  const [tools, setTools] = useState<AddressTools>();
  const loaded = useRef<AddressTools>(undefined);
  const [isAwaited, setIsAwaited] = useState(false);

  const load = async () => {
    try {
      loaded.current ??= await import('@tessera/shared-contracts/addresses');
      setTools(loaded.current);
    } catch (error) {
      console.error('The checks of addresses could not be loaded.', error);
    }
    return loaded.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough; a failed load is tried again when it is needed.
  useEffect(() => void load(), []);

  /** The checks once they have loaded, or `undefined` if they cannot be loaded; the next call retries. */
  const getTools = async (): Promise<AddressTools | undefined> => {
    if (loaded.current !== undefined) return loaded.current;
    setIsAwaited(true);
    const found = await load();
    setIsAwaited(false);
    return found;
  };
  return { tools, isAwaited, getTools };
}
