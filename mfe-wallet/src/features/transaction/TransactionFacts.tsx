import type { TransactionDetail } from '@tessera/shared-contracts/extensions';
import { AddressText, CopyButton, Facts, linkStyles, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCoinTerms } from '../coin-terms/coinTerms.api';
import { useNetworkName } from '../coins/coinOf';
import { ExactAmount } from './ExactAmount';
import { explorerLink } from './explorerLink';
import { WithCopy } from './Transaction.styles';
import type { Timeline } from './timeline';
import { messages } from './transaction.messages';

interface TransactionFactsProps {
  readonly timeline: Timeline;
  readonly transaction: TransactionDetail;
}

/** Where a transaction went, what it cost and how it is found again. What the provider does not tell, or has taken back, has no row. */
export function TransactionFacts({ timeline: { kind, isReturned }, transaction }: TransactionFactsProps) {
  const { _id: id, currency, address, tag, fee, arrives, hash } = transaction;
  const network = useNetworkName(currency, transaction.network);
  const link = explorerLink(useCoinTerms().terms?.readable ?? [], transaction);
  return (
    <Facts aria-label={messages.facts}>
      {address && (
        <Fact name={messages.addresses[kind]} copy={address} copyLabel={messages.copyAddress}>
          <AddressText address={address} />
        </Fact>
      )}
      {tag != null && (
        <Fact name={messages.tag} copy={String(tag)} copyLabel={messages.copyTag}>
          {String(tag)}
        </Fact>
      )}
      {network !== '' && <Fact name={messages.network}>{network}</Fact>}
      {fee != null && !isReturned && (
        <Fact name={messages.fee}>
          <ExactAmount amount={fee} currency={currency} />
        </Fact>
      )}
      {arrives != null && !isReturned && (
        <Fact name={messages.arrives}>
          <ExactAmount amount={arrives} currency={currency} />
        </Fact>
      )}
      {hash && (
        <Fact name={messages.hash} copy={hash} copyLabel={messages.copyHash}>
          <AddressText address={hash} />
          {link !== undefined && <Explorer href={link} />}
        </Fact>
      )}
      <Fact name={messages.id} copy={id} copyLabel={messages.copyId}>
        <AddressText address={id} />
      </Fact>
    </Facts>
  );
}

interface FactProps {
  readonly name: string;
  /** Text of the copy button, for what is entered elsewhere. */
  readonly copy?: string;
  readonly copyLabel?: string;
  readonly children: ReactNode;
}

const Fact = ({ name, copy, copyLabel = '', children }: FactProps) => (
  <div data-wide={copy !== undefined || undefined}>
    <dt>{name}</dt>
    <dd>
      {copy === undefined ? (
        children
      ) : (
        <WithCopy>
          <span>{children}</span>
          <CopyButton text={copy} label={copyLabel} size="sm" />
        </WithCopy>
      )}
    </dd>
  </div>
);

const Explorer = ({ href }: { readonly href: string }) => (
  <ExplorerLink href={href} target="_blank" rel="noopener noreferrer">
    {messages.explorer}
    <ExternalLink aria-hidden="true" size={14} strokeWidth={1.9} />
    <VisuallyHidden>{messages.opensElsewhere}</VisuallyHidden>
  </ExplorerLink>
);

const ExplorerLink = styled.a`
  ${linkStyles}
  display: flex;
  gap: 4px;
  align-items: center;
  width: fit-content;
`;
