import { opensDialog, recordIdPattern } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { VisuallyHidden } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rowLinkStyles } from '../../shared';
import { messages } from './transactions.messages';

/** Opens a transaction's detail, from anywhere in its row (`linkedRow`). Plain text where there is none that an address can name. */
export function TransactionLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!hasExtension('withdrawals') || !recordIdPattern.test(id)) return children;
  // Not the router's link, which renders again with every change of the address: a list can have thousands of rows.
  return (
    <RowLink href={`?modal=transaction&id=${id}`} onClick={opensDialog({ dialog: 'transaction', id })}>
      {children}
      <VisuallyHidden>{messages.transactionOf(id)}</VisuallyHidden>
    </RowLink>
  );
}

const RowLink = styled.a`
  ${rowLinkStyles}
`;
