import { hasExtension } from '@tessera/shared-contracts/extensions';
import { useSession } from '@tessera/shared-contracts/session';
import { EmptyState, linkStyles, Tile, useDocumentTitle } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Statement } from './lazyStatement';
import { StatementHead } from './StatementHead';
import { StatementSignedOut } from './StatementSignedOut';
import { messages } from './statement.messages';

export function StatementPage() {
  const session = useSession();
  useDocumentTitle(messages.title);
  if (session === undefined) return <StatementSignedOut />;
  return (
    <>
      <StatementHead />
      {hasExtension('statement') ? (
        <Statement session={session} />
      ) : (
        <Tile>
          <EmptyState
            title={messages.unavailableTitle}
            line={messages.unavailableLine}
            action={<TransactionsLink to="/transactions">{messages.transactions}</TransactionsLink>}
          />
        </Tile>
      )}
    </>
  );
}

const TransactionsLink = styled(Link)`
  ${linkStyles}
`;
