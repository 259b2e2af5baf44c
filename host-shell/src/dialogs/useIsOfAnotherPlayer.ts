import { useState } from 'react';

/**
 * Whether the open dialog belongs to another player: its owner is the first player signed in while it was open.
 *
 * @param isOpen whether the address names a dialog
 */
export function useIsOfAnotherPlayer(isOpen: boolean, userId: string | undefined): boolean {
  const [owner, setOwner] = useState<string>();
  const nextOwner = isOpen ? (owner ?? userId) : undefined;
  if (nextOwner !== owner) setOwner(nextOwner);
  return nextOwner !== undefined && userId !== undefined && userId !== nextOwner;
}
