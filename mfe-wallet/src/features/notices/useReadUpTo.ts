import { useEffect, useRef } from 'react';
import { useMarkNoticesReadMutation } from './notices.api';

/** Marks what is shown as read, up to the newest one, once the player can see it: not in a hidden tab. */
export function useReadUpTo(userId: string, newest: string | undefined, hasUnread: boolean): void {
  const [send] = useMarkNoticesReadMutation();
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (newest === undefined || !hasUnread) return undefined;
    const markRead = () => {
      if (document.visibilityState !== 'visible' || sent.current === newest) return;
      sent.current = newest;
      void send({ userId, upTo: newest });
    };
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [send, userId, newest, hasUnread]);
}
