import { opensDialog } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { VisuallyHidden } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { rowLinkStyles } from '../../shared';
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

  return (
    <RowLink to={{ pathname, search: String(parameters) }} onClick={opensDialog({ dialog: 'bet', bet: id })}>
      <span>{children}</span>
      <VisuallyHidden>{messages.betOf(id)}</VisuallyHidden>
    </RowLink>
  );
}

const RowLink = styled(Link)`
  ${rowLinkStyles}
`;
