import { lazyPart, PartPlaceholder, type PlaceholderProps } from '@tessera/shared-contracts/ui';
import type { NoticeListProps } from './NoticeList';
import { messages } from './notices.messages';

const Placeholder = ({ onRetry }: PlaceholderProps & NoticeListProps) => (
  <PartPlaceholder label={messages.loading} height={280} onRetry={onRetry} />
);

/** The list in a separate chunk: every page has the bell, few open it. */
export const LazyNoticeList = lazyPart(() => import('./NoticeList').then((module) => module.NoticeList), Placeholder);
