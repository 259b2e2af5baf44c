import { PageHead } from '../../shared';
import { messages } from './statement.messages';

/** Title and subtitle of the page. */
export const StatementHead = () => (
  <PageHead>
    <h1>{messages.title}</h1>
    <p>{messages.subtitle}</p>
  </PageHead>
);
