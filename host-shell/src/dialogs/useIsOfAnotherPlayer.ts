import { useState } from 'react';

/**
 * Whether the open dialog is another player's: it belongs to the first one who was signed in under it.
 *
 * @param isOpen whether the address asks for a dialog
 */
export function useIsOfAnotherPlayer(isOpen: boolean, userId: string | undefined): boolean {
  const [owner, setOwner] = useState<string>();
  const nextOwner = isOpen ? (owner ?? userId) : undefined;
  if (nextOwner !== owner) setOwner(nextOwner);
  return nextOwner !== undefined && userId !== undefined && userId !== nextOwner;
}
