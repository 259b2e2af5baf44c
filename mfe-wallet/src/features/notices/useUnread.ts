import { useEffect, useRef, useState } from 'react';
import { useNotices } from './notices.api';
import { messages } from './notices.messages';

const mostShown = 9;

/** How many notices are unread, as the bell shows it, and what is announced when another one arrives. */
export function useUnread(userId: string): { readonly shown: string; readonly announcement: string } {
  const { data } = useNotices(userId);
  const first = data?.pages[0];
  const unread = first?.unread ?? 0;
  const shown = unread === 0 ? '' : unread > mostShown ? messages.manyUnread : String(unread);
  const newest = first && (first.notices.readable[0]?.id ?? '');
  const known = useRef(newest);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const isNew = known.current !== undefined && newest !== known.current && shown !== '';
    // What is announced once is not announced again when it is read.
    if (isNew) setAnnouncement(messages.arrived(shown));
    else if (shown === '') setAnnouncement('');
    known.current = newest;
  }, [newest, shown]);
  return { shown, announcement };
}
