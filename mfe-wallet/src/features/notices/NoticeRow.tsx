import { readMoment } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import type { Notice } from '@tessera/shared-contracts/extensions';
import { formatMoment } from '@tessera/shared-contracts/format';
import { CryptoAmount, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { ArrowDownToLine, ArrowUpFromLine, Bell, ShieldCheck, TriangleAlert } from 'lucide-react';
import { Face, FaceButton, FaceLink, Lines, Mark, NewDot } from './NoticeList.styles';
import { placeOf } from './noticePlace';
import { messages } from './notices.messages';
import { lineOf, titleOf } from './noticeWords';

interface NoticeRowProps {
  readonly notice: Notice;
  readonly isNew: boolean;
  /** Called before the row leads somewhere. */
  readonly onLeave: () => void;
}

/** A notice; pressed, it leads to what it is about. */
export function NoticeRow({ notice, isNew, onLeave }: NoticeRowProps) {
  const place = placeOf(notice);
  const words = <NoticeWords notice={notice} isNew={isNew} />;
  if (place === undefined) return <Face>{words}</Face>;
  if (!('dialog' in place)) {
    return (
      <li>
        <FaceLink to={place.href} onClick={onLeave}>
          {words}
        </FaceLink>
      </li>
    );
  }
  const open = () => {
    onLeave();
    emit('dialog-requested', place);
  };
  return (
    <li>
      <FaceButton type="button" aria-haspopup="dialog" onClick={open}>
        {words}
      </FaceButton>
    </li>
  );
}

function NoticeWords({ notice, isNew }: Pick<NoticeRowProps, 'notice' | 'isNew'>) {
  const { kind, at, amount, currency } = notice;
  const isBad = /-(failed|refused|guessed)$/.test(kind);
  const Icon = isBad ? TriangleAlert : iconOf(kind);
  const line = lineOf(notice);
  const moment = readMoment(at);
  return (
    <>
      <Mark $isBad={isBad}>
        <Icon aria-hidden="true" size={18} strokeWidth={1.9} />
      </Mark>
      <Lines>
        <b>
          {isNew && <VisuallyHidden>{messages.isNew}</VisuallyHidden>}
          <span>{titleOf(notice)}</span>
        </b>
        {amount !== undefined && <CryptoAmount amount={amount} currency={currency} />}
        {line !== '' && <span>{line}</span>}
        {moment !== undefined && <time dateTime={new Date(moment).toISOString()}>{formatMoment(moment)}</time>}
      </Lines>
      {isNew && <NewDot aria-hidden="true" />}
    </>
  );
}

function iconOf(kind: string) {
  if (kind.startsWith('deposit-')) return ArrowDownToLine;
  if (kind.startsWith('withdrawal-')) return ArrowUpFromLine;
  return /^(login|pass|two-factor-)/.test(kind) ? ShieldCheck : Bell;
}
