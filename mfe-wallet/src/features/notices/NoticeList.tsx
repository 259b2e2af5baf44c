import { hasExtension, type Notice } from '@tessera/shared-contracts/extensions';
import { Button, EmptyState, keepFocusNear, UnreadableRows } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { List, Part, SettingsLink } from './NoticeList.styles';
import { NoticeRow } from './NoticeRow';
import { NoticesFailed, NoticesLoading } from './NoticesMissing';
import { useNotices } from './notices.api';
import { messages } from './notices.messages';
import { useReadUpTo } from './useReadUpTo';

/** Props of the list. */
export interface NoticeListProps {
  readonly userId: string;
  /** Called before the list leads somewhere else. */
  readonly onLeave: () => void;
}

/** The notices, newest first. What is shown becomes read, and stays marked as new until the list is closed. */
export function NoticeList({ userId, onLeave }: NoticeListProps) {
  const { data, error, isFetching, isFetchingNextPage, refetch, hasNextPage, fetchNextPage } = useNotices(userId);
  const pages = data?.pages ?? [];
  const notices = pages.flatMap((page) => page.notices.readable);
  const unreadable = pages.reduce((sum, page) => sum + page.notices.unreadable, 0);
  const isNew = useNewOnes(notices);
  useReadUpTo(userId, notices[0]?.id, (pages[0]?.unread ?? 0) > 0);

  if (data === undefined) {
    return error === undefined ? (
      <NoticesLoading />
    ) : (
      <NoticesFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      {unreadable > 0 && (
        <Part>
          <UnreadableRows count={unreadable} noun={messages.notice} nouns={messages.notices} />
        </Part>
      )}
      {notices.length + unreadable === 0 && (
        <Part>
          <EmptyState title={messages.emptyTitle} line={messages.emptyLine} headingLevel={3} />
        </Part>
      )}
      {notices.length > 0 && (
        <List>
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} isNew={isNew(notice)} onLeave={onLeave} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <Part ref={keepFocusNear}>
          {error !== undefined && !isFetching && <p role="status">{messages.moreFailed}</p>}
          <Button isBlock isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? messages.loadingMore : messages.loadMore}
          </Button>
        </Part>
      )}
      {hasExtension('preferences') && (
        <Part>
          <SettingsLink to="/settings#notices" onClick={onLeave}>
            {messages.byMail}
          </SettingsLink>
        </Part>
      )}
    </>
  );
}

/** Whether a notice was not read when the list showed it first. */
function useNewOnes(notices: readonly Notice[]): (notice: Notice) => boolean {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const added = notices.filter(({ id, read }) => !read && !known.has(id));
  if (added.length > 0) setKnown(new Set([...known, ...added.map(({ id }) => id)]));
  return ({ id }) => known.has(id);
}
