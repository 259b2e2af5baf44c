import type { NetworkKind } from '@tessera/shared-contracts/addresses';
import { useEffect, useRef, useState } from 'react';

/** The address validation, in a separate chunk. */
export type AddressTools = typeof import('@tessera/shared-contracts/addresses');

/** Context for the check of a recipient. */
export interface RecipientChecks {
  readonly tools: AddressTools;
  /** Kind of the site's networks. */
  readonly networkKind: NetworkKind;
}

/** Loads the address validation while the form is filled in, so that only withdrawing players fetch it. */
export function useAddressTools() {
  const [tools, setTools] = useState<AddressTools>();
  const loaded = useRef<AddressTools>(undefined);

  /** The validation once loaded, or `undefined` if loading failed; the next call retries. */
  const load = async (): Promise<AddressTools | undefined> => {
    try {
      loaded.current ??= await import('@tessera/shared-contracts/addresses');
      setTools(loaded.current);
    } catch (error) {
      console.error('The checks of addresses could not be loaded.', error);
    }
    return loaded.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough; a failed load is retried on use.
  useEffect(() => void load(), []);

  return { tools, getTools: load };
}
