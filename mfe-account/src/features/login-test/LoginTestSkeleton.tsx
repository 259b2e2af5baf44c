import { Skeleton } from '@tessera/shared-contracts/ui';
import { Line, Page, Title } from './LoginTestPage.styles';
import { messages } from './loginTest.messages';

/** Skeleton of the page. */
export const LoginTestSkeleton = () => (
  <Page aria-busy="true">
    <Title>{messages.title}</Title>
    <Line>{messages.line}</Line>
    <Skeleton height={72} />
    <Skeleton height={72} />
  </Page>
);
