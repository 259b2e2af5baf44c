import { PageHead } from '../../shared';
import { messages } from './transactions.messages';

/** Title and subtitle of the page. */
export const TransactionsHead = () => (
  <PageHead>
    <h1>{messages.title}</h1>
    <p>{messages.subtitle}</p>
  </PageHead>
);
