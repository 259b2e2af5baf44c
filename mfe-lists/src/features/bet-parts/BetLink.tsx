import { emit } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { focusRing, VisuallyHidden } from '@tessera/shared-contracts/ui';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { messages } from './betParts.messages';

interface BetLinkProps {
  readonly id: string;
  /** `undefined` for sample bets, which have no detail. */
  readonly isSample: boolean;
  /** Content of the link. */
  readonly children: ReactNode;
}

/** Whether bets have a detail. */
export const hasBetDetail = (isSample: boolean): boolean => !isSample && hasExtension('bets');

/** Opens a bet's detail, from anywhere in its row (`linkedRow`). Plain text without a detail. */
export function BetLink({ id, isSample, children }: BetLinkProps) {
  const { pathname, search } = useLocation();
  if (!hasBetDetail(isSample)) return <span>{children}</span>;
  const parameters = new URLSearchParams(search);
  parameters.set('modal', 'bet');
  parameters.set('bet', id);

  // The host opens it, so that closing goes back; modified clicks are left to the browser.
  function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    emit('dialog-requested', { dialog: 'bet', bet: id });
  }

  return (
    <RowLink to={{ pathname, search: String(parameters) }} onClick={handleClick}>
      <span>{children}</span>
      <VisuallyHidden>{messages.betOf(id)}</VisuallyHidden>
    </RowLink>
  );
}

const RowLink = styled(Link)`
  ${focusRing}
  border-radius: 4px;
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A row covered by one {@link BetLink}; its other controls are above the link. */
export const linkedRow = css`
  position: relative;
  /* In Safari only a transformed row contains absolute elements; otherwise the last row's link would cover all rows. */
  transform: translate(0);
`;
