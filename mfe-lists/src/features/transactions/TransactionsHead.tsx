import { linkStyles } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PageHead, TitleRow } from '../../shared';
import { messages } from './transactions.messages';

/** Title and subtitle of the page, and the link to the statement if the provider has them. */
export const TransactionsHead = ({ hasStatement = false }: { readonly hasStatement?: boolean }) => (
  <PageHead>
    <TitleRow>
      <h1>{messages.title}</h1>
      {hasStatement && <StatementLink to="/statement">{messages.statement}</StatementLink>}
    </TitleRow>
    <p>{messages.subtitle}</p>
  </PageHead>
);

const StatementLink = styled(Link)`
  ${linkStyles}
  margin-left: auto;
`;
