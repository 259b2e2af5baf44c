import type { FoundDeposit as Found } from '@tessera/shared-contracts/extensions';
import { linkStyles, Notice, TextLink } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { hasReceipt, openReceipt } from '../../shared/receipt';
import { showInView } from '../../shared/showInView';
import { useNetworkName } from '../coins/coinOf';
import { messages } from './depositLookup.messages';
import { amountText, describeFound } from './describeFound';

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 4px;
  overflow-wrap: anywhere;
`;

/** Far enough from each other for fingers. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px;
  &:empty { display: none; }
`;

const ContactLink = styled(Link)`
  ${linkStyles}
`;

/** What the provider sees of a deposit, and what to do. */
export function FoundDeposit({ found: given }: { readonly found: Found }) {
  const found = { ...given, network: useNetworkName(given.currency, given.network) };
  const { tone, title, line } = describeFound(found);
  const amount = amountText(found.amount, found.currency);
  const id = found.transactionId ?? undefined;
  return (
    <div ref={showInView}>
      <Notice tone={tone}>
        <Lines>
          <b>{title}</b>
          {amount !== undefined && <span translate="no">{[amount, found.network].filter(Boolean).join(' · ')}</span>}
          <span>{line}</span>
          <Ways>
            {hasReceipt(id) && <TextLink onClick={() => openReceipt(id)}>{messages.view}</TextLink>}
            {tone === 'warning' && <ContactLink to="/contact">{messages.support}</ContactLink>}
          </Ways>
        </Lines>
      </Notice>
    </div>
  );
}
