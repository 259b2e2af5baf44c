import { on } from '@tessera/shared-contracts/events';
import { useEffect, useRef, useState } from 'react';
import { useNotices } from './notices.api';
import { messages } from './notices.messages';

const mostShown = 9;

/** How many notices are unread, as the bell shows it, and what is announced when another one arrives. Reads them again on `notices-changed`. */
export function useUnread(userId: string): { readonly shown: string; readonly announcement: string } {
  const { data, isFetching, refetch } = useNotices(userId);
  const [isStale, setIsStale] = useState(false);
  useEffect(() => on('notices-changed', () => setIsStale(true)), []);
  // RTK Query drops an invalidation while an infinite query is running; its answer may be older than the event.
  useEffect(() => {
    if (!isStale || isFetching) return;
    setIsStale(false);
    void refetch();
  }, [isStale, isFetching, refetch]);
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
