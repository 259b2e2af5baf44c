import { useSession } from '@tessera/shared-contracts/session';
import { mediaQuery } from '@tessera/shared-contracts/theme';
import {
  Dialog,
  IconButton,
  keepFocusNear,
  useDismiss,
  useMediaQuery,
  VisuallyHidden,
} from '@tessera/shared-contracts/ui';
import { Bell } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyNoticeList } from './LazyNoticeList';
import { Area, Count, Panel, PanelTitle } from './NoticeBell.styles';
import { messages } from './notices.messages';
import { useUnread } from './useUnread';

/** The bell of the header; nothing for a visitor. */
export function NoticeBell() {
  const session = useSession();
  return session ? <PlayerBell userId={session.user.id} /> : null;
}

/** A button that discloses the notices, as the account menu beside it; on phones they are a sheet. */
function PlayerBell({ userId }: { readonly userId: string }) {
  const { shown, announcement } = useUnread(userId);
  const { key } = useLocation();
  // Any later navigation closes it.
  const [openEntry, setOpenEntry] = useState<string>();
  const isOpen = openEntry === key;
  const isSheet = useMediaQuery(mediaQuery.belowMd);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const titleId = useId();
  const close = () => setOpenEntry(undefined);
  const leave = () => {
    button.current?.focus();
    close();
  };
  useDismiss(area, button, isOpen && !isSheet, close);
  const preload = () => void LazyNoticeList.preload();
  return (
    <Area ref={area}>
      <IconButton
        ref={button}
        label={messages.bell(shown)}
        icon={<Bell aria-hidden="true" />}
        aria-expanded={isOpen}
        {...(isSheet ? { 'aria-haspopup': 'dialog' } : { 'aria-controls': panelId })}
        onClick={() => setOpenEntry(isOpen ? undefined : key)}
        onPointerEnter={preload}
        onFocus={preload}
      />
      {shown !== '' && <Count aria-hidden="true">{shown}</Count>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {isOpen && isSheet && (
        <Dialog title={messages.title} onClose={close}>
          <LazyNoticeList userId={userId} onLeave={leave} />
        </Dialog>
      )}
      {isOpen && !isSheet && (
        <Panel ref={keepFocusNear} id={panelId} aria-labelledby={titleId}>
          <PanelTitle id={titleId}>{messages.title}</PanelTitle>
          <LazyNoticeList userId={userId} onLeave={leave} />
        </Panel>
      )}
    </Area>
  );
}
