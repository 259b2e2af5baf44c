import { showToast } from '@tessera/shared-contracts/events';
import { useSession } from '@tessera/shared-contracts/session';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { messages } from './profile.messages';

interface PlayerOnlyProps {
  readonly onClose: () => void;
  readonly children: (userId: string) => ReactNode;
}

/** Shows the profile to a player; without one it shows a toast and closes (spec §5 Profile). */
export function PlayerOnly({ onClose, children }: PlayerOnlyProps) {
  const userId = useSession()?.user.id;
  const wasSignedIn = useRef(userId !== undefined);
  const leave = useEffectEvent(() => {
    // A session that ended while the dialog was open is already reported.
    if (!wasSignedIn.current) showToast('info', messages.signedOut);
    onClose();
  });
  useEffect(() => {
    if (userId === undefined) leave();
  }, [userId]);
  return userId === undefined ? null : children(userId);
}
